import { RiskText } from "#shared/risk-text.tsx";
import { Container } from "#components/layout/container.tsx";

export function RiskNote() {
  return (
    <Container paddingY={{ base: "14", md: "24" }}>
      <RiskText />
    </Container>
  );
}
