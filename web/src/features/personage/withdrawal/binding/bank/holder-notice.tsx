import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getAuditInfoQuery } from "#api/user.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { samePerson } from "./same-person.ts";

/** Compares the account holder with the verified identity, because withdrawals go only to the member's own account. */
export function HolderNotice({ holder }: { holder: string }) {
  const identity = useQuery(getAuditInfoQuery()).data;
  const name = identity?.audit === "verified" ? identity.realName : null;
  if (!name) return null;
  const verdict = samePerson(holder, name);
  return (
    <Notice colorPalette={verdict === "different" ? "review" : "brand"}>
      {verdict === "same" && <Trans>The account holder matches your verified identity, {name}.</Trans>}
      {verdict === "different" && (
        <Trans>
          Your verified identity is {name}, which differs from the account holder. We can only pay out to an account in
          your own name.
        </Trans>
      )}
      {verdict === "unknown" && (
        <Trans>Your verified identity is {name}. Please check that the account holder is the same person.</Trans>
      )}
    </Notice>
  );
}
