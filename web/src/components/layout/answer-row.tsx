import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface AnswerRowProps {
  /** The answer that changes nothing. */
  safe: ReactNode;
  /** The answer that confirms. */
  act: ReactNode;
}

/** The two answers to a question, in the same order everywhere (rule R11): the safe answer first, on a phone on top. */
export const AnswerRow = ({ safe, act }: AnswerRowProps) => (
  <Row>
    {safe}
    {act}
  </Row>
);

const Row = chakra("div", {
  base: { display: "flex", flexDirection: { base: "column", sm: "row" }, justifyContent: "flex-end", gap: "3" },
});
