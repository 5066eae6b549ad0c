import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getAuditInfoQuery } from "#api/user.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";

/** A hint for members without a verified identity; not an obstacle (rule G4). */
export function IdentityNotice() {
  const audit = useQuery(getAuditInfoQuery()).data?.audit;
  if (audit === undefined || audit === "verified" || audit === "unknown") return null;
  return (
    <Notice>
      {audit === "in-review" ? (
        <Trans>Your identity is still being verified. You can withdraw in the meantime.</Trans>
      ) : (
        <Trans>
          Your identity is not verified. You can still withdraw; verification helps us review your requests.{" "}
          <SectionLink to="identity">Verify it</SectionLink>
        </Trans>
      )}
    </Notice>
  );
}
