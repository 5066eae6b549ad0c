import type { ReactNode } from "react";
import { Ruled } from "#components/layout/ruled.tsx";
import { Muted } from "#components/ui/muted.tsx";

/** The alternative to a form (log in or register), as a button of the same size. */
export function LoginAlternative({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <Ruled gap="3">
      <Muted textAlign="center">{question}</Muted>
      {children}
    </Ruled>
  );
}
