import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * A warning about a field's value; the form can still be sent. Place it in the same Stack as the field, and render it
 * without children while there is no warning, because a live region announces only changes.
 */
export function SoftWarning({ children }: { children: ReactNode }) {
  return (
    <chakra.div role="status" color="review" fontSize="sm" lineHeight="snug" _empty={{ marginTop: "-1.5" }}>
      {children}
    </chakra.div>
  );
}
