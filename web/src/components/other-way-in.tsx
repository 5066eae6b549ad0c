import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The question between two ways in, and the other way as a button as large as the form's own. */
export function OtherWayIn({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="3" borderTopWidth="1px" paddingTop="6">
      <chakra.p color="ink.second" fontSize="sm" textAlign="center">
        {question}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
