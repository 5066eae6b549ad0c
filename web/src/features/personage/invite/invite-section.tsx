import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getIncentiveListQuery } from "#api/invite-recode.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { InviteLadderPanel } from "./invite-ladder-panel.tsx";
import { InviteSharePanel } from "./invite-share-panel.tsx";

/** The reward ladder and the invitation tools (rule M1). */
export function InviteSection() {
  const ladder = useQuery(getIncentiveListQuery());
  return (
    <Stack gap="6">
      <Lead fontSize="sm">
        <Trans>
          Each time enough people have registered through your link, you can claim the reward for that tier.
        </Trans>
      </Lead>
      <QueryView query={ladder} skeleton={<InviteSkeleton />}>
        {(data) => (
          <Columns>
            <InviteLadderPanel ladder={data} />
            <InviteSharePanel inviteCode={data.inviteCode} />
          </Columns>
        )}
      </QueryView>
    </Stack>
  );
}

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
    alignItems: "start",
    gap: "4",
  },
});

function InviteSkeleton() {
  return (
    <Columns>
      <Skeleton height="27rem" borderRadius="panel" />
      <Skeleton height="27rem" borderRadius="panel" />
    </Columns>
  );
}
