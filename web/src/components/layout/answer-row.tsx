import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface AnswerRowProps {
  /** The answer after which everything is as before. */
  safe: ReactNode;
  /** The answer that does what was asked about. */
  act: ReactNode;
}

/** The two answers to a question, in the one order of all questions (rule R11): the safe one first, on a phone above. */
export const AnswerRow = ({ safe, act }: AnswerRowProps) => (
  <Row>
    {safe}
    {act}
  </Row>
);

const Row = chakra("div", {
  base: { display: "flex", flexDirection: { base: "column", sm: "row" }, justifyContent: "flex-end", gap: "3" },
});
