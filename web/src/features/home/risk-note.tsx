import { Container } from "#components/layout/container.tsx";
import { RiskText } from "#shared/risk-text.tsx";

export function RiskNote() {
  return (
    <Container paddingY={{ base: "14", md: "24" }}>
      <RiskText />
    </Container>
  );
}
