import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { getAuditInfoQuery, type Identity } from "#api/user.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useUsualTimes } from "#features/personage/wallet-record/usual-times.ts";
import { IdentityStatus } from "./identity-status.tsx";

/** Delay between submission and reloading the status (rule G3). */
const AUDIT_RELOAD_MS = 1000;

const IdentityEditor = lateComponent(
  async () => (await import("./identity-editor.tsx")).IdentityEditor,
  <Skeleton height="24rem" borderRadius="panel" />,
);

/** Real-name verification: the form or the state of the review (rule G1). */
export function IdentitySection() {
  const identity = useQuery(getAuditInfoQuery());
  return (
    // This element stays mounted when the status replaces the form, so that `keepFocus` finds the status inside it.
    <Stack gap={{ base: "6", md: "8" }}>
      <QueryView query={identity} skeleton={<Skeleton height="24rem" borderRadius="panel" />}>
        {(info) => <IdentityView identity={info} />}
      </QueryView>
    </Stack>
  );
}

function IdentityView({ identity }: { identity: Identity }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate({ from: "/personage" });
  const { audit } = identity;
  const { identity: reviewTime } = useUsualTimes();
  // The form after a failed review has its own URL, so that it survives reload, login and the browser's back button.
  const again = useSearch({ from: "/personage" }).tab === "form";
  // Leave the form's URL once new documents are submitted. If they are rejected too, the member then sees the reason
  // first, not the form.
  const handedIn = again && audit !== "failed" && audit !== "none";
  useEffect(() => {
    if (handedIn) void navigate({ search: ({ tab: _tab, ...rest }) => rest, replace: true });
  }, [handedIn, navigate]);
  const reload = async () => {
    await new Promise((resolve) => setTimeout(resolve, AUDIT_RELOAD_MS));
    await queryClient.invalidateQueries({ queryKey: getAuditInfoQuery().queryKey });
  };

  if (audit === "none" || (audit === "failed" && again)) {
    return (
      <>
        <Lead>
          {audit === "none" ? (
            <Trans>
              We ask for an identity document only once. The review usually takes up to {reviewTime}. You can buy and
              top up in the meantime.
            </Trans>
          ) : (
            <Trans>
              The review of your new documents usually takes up to {reviewTime}. You can buy and top up in the meantime.
            </Trans>
          )}
        </Lead>
        <IdentityEditor before={identity} onSent={reload} />
      </>
    );
  }
  return (
    <chakra.div role="status">
      <IdentityStatus
        identity={identity}
        action={
          audit === "failed" && (
            <Button onClick={() => void navigate({ search: (rest) => ({ ...rest, tab: "form" }) })}>
              <Trans>Verify again</Trans>
            </Button>
          )
        }
      />
    </chakra.div>
  );
}
