import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * A doubt about what a field holds, which refuses nothing; stands in one Stack with the field. Mounted before its text
 * comes, or it would not be read out.
 */
export function SoftWarning({ children }: { children: ReactNode }) {
  return (
    <chakra.div role="status" color="review" fontSize="sm" lineHeight="snug" _empty={{ marginTop: "-1.5" }}>
      {children}
    </chakra.div>
  );
}
