import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Notice } from "#components/feedback/notice.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { hrefOf } from "#console/address.ts";
import type { Entry } from "#console/api/journal.ts";
import { useWorld } from "#console/api/live.ts";
import { PlaceLink } from "#console/parts/row.tsx";
import { Sentences } from "#console/parts/sentences.tsx";

/** Shows whether a call's reply matches the contract, its warnings, and the fault that affected it. */
export function Verdict({ entry: { violations, warnings, fault } }: { entry: Entry }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const effect = fault?.effect;
  return (
    <>
      {violations.length === 0 ? (
        <chakra.p display="flex" gap="2" alignItems="center" color="success" fontSize="sm" fontWeight="semibold">
          <Icon of={CircleCheck} size={18} />
          <Trans>The reply matches the contract.</Trans>
        </chakra.p>
      ) : (
        <chakra.div display="flex" gap="2" color="failure" fontSize="sm">
          <Icon of={CircleAlert} size={18} />
          <div>
            <chakra.p fontWeight="semibold">
              <Trans>The reply violates the contract:</Trans>
            </chakra.p>
            <ul lang="en">
              {violations.map((violation) => (
                <li key={violation}>{violation}</li>
              ))}
            </ul>
          </div>
        </chakra.div>
      )}
      {fault && (
        <Notice colorPalette="review">
          <Sentences>
            {fault.when === "after"
              ? t`A fault was triggered after the server had done its work: ${effect}.`
              : t`A fault was triggered before the server did anything: ${effect}.`}
            {fault.id !== null && (
              <PlaceLink href={hrefOf(id, "faults")}>
                <Trans>The faults of this world</Trans>
              </PlaceLink>
            )}
          </Sentences>
        </Notice>
      )}
      {warnings.map(({ kind, message }) => (
        <Notice key={kind} colorPalette="review">
          <span lang="en">{message}</span>
        </Notice>
      ))}
    </>
  );
}
