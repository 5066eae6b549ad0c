import { RiskText } from "#components/risk-text.tsx";
import { Container } from "#components/ui/container.tsx";

/** What can go wrong, before the page ends. */
export function RiskNote() {
  return (
    <Container paddingY={{ base: "14", md: "24" }}>
      <RiskText />
    </Container>
  );
}
