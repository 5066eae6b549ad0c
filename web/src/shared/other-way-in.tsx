import type { ReactNode } from "react";
import { Muted } from "#components/ui/muted.tsx";
import { Ruled } from "#components/layout/ruled.tsx";

/** The question between two ways in, and the other way as a button as large as the form's own. */
export function OtherWayIn({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <Ruled gap="3">
      <Muted textAlign="center">{question}</Muted>
      {children}
    </Ruled>
  );
}
