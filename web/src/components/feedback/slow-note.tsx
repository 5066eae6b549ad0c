import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type QueryFilters, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RetryButton } from "./load-failed.tsx";

/** How long a skeleton is shown, in ms, before the note appears. */
const SLOW_MS = 8_000;

/** Queries that the page uses and that have no data yet. */
const WAITED_FOR: QueryFilters = { type: "active", predicate: ({ state }) => state.data === undefined };

/** A note over the skeleton that appears after a long wait and offers a retry. The note takes no space of its own. */
export function SlowNote() {
  const client = useQueryClient();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (slow) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [slow]);
  const retry = async () => {
    setSlow(false);
    // Cancel pending reads first, because a refetch would only join them.
    await client.cancelQueries({ ...WAITED_FOR, fetchStatus: "fetching" });
    await client.refetchQueries(WAITED_FOR);
  };
  return (
    <chakra.div role="status" position="absolute" insetX="0" top="4" display="flex" justifyContent="center">
      {slow && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="center"
          columnGap="4"
          rowGap="2"
          padding="2"
          paddingStart="4"
          bg="bg.raised"
          borderWidth="1px"
          borderRadius="control"
          boxShadow="float"
          fontSize="sm"
          lineHeight="snug"
          animation="fade-in 200ms ease-out"
        >
          <Trans>This is taking longer than usual.</Trans>
          <RetryButton size="sm" onRetry={() => void retry()} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
