import { chakra } from "@chakra-ui/react";
import type { Allocation } from "./allocation.ts";

/** The parts of the total assets as a bar; the list of amounts below is its legend. Empty while amounts are hidden. */
export function AllocationBar({ allocation }: { allocation: Allocation | null }) {
  return (
    <chakra.div
      aria-hidden
      display="flex"
      gap="2px"
      height="2.5"
      borderRadius="full"
      overflow="hidden"
      bg="bg.hover"
      forcedColorAdjust="none"
    >
      {allocation && (
        <>
          {/* An empty segment would still add its gap. */}
          {allocation.balance > 0 && <Segment bg="brand" style={{ flexGrow: allocation.balance }} />}
          {allocation.holdings > 0 && <Segment bg="link" style={{ flexGrow: allocation.holdings }} />}
          {allocation.reserved > 0 && <Segment bg="hairline.strong" style={{ flexGrow: allocation.reserved }} />}
        </>
      )}
    </chakra.div>
  );
}

const Segment = chakra("span", { base: { flexBasis: "0", minWidth: "0" } });
