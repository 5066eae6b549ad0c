import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { useUpload } from "#console/api/reviews.ts";
import { fieldsOf } from "./fields-of.ts";
import { useFieldTexts } from "./use-field-texts.ts";

/** A review's payload: labelled fields, and the member's files. */
export function ReviewPayload({ review }: { review: Schemas["Review"] }) {
  const { fields, uploads } = fieldsOf(review.payload);
  const { nameOf, valueOf } = useFieldTexts(review);
  return (
    <>
      {fields.length > 0 && (
        <SummaryList>
          {fields.map(([name, value]) => (
            <SummaryItem key={name} label={nameOf(name)}>
              {valueOf(name, value)}
            </SummaryItem>
          ))}
        </SummaryList>
      )}
      {uploads.length > 0 && (
        <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))">
          {uploads.map(([name, path]) => (
            <Picture key={name} name={nameOf(name)} path={path} />
          ))}
        </chakra.div>
      )}
    </>
  );
}

/** A member's file: an image, or a link for other types. */
function Picture({ name, path }: { name: string; path: string }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const { data, error } = useUpload(id, path);
  const reason = error?.message;
  if (error) return <Muted>{t`${name} cannot be shown: ${reason}`}</Muted>;
  if (!data) return <Skeleton height="40" />;
  const address = `data:${data.type};base64,${data.data}`;
  return (
    <chakra.figure minWidth="0">
      {data.type.startsWith("image/") ? (
        <chakra.img
          src={address}
          alt={name}
          maxHeight="18rem"
          maxWidth="full"
          objectFit="contain"
          borderRadius="control"
          borderWidth="1px"
        />
      ) : (
        <chakra.a href={address} download={path.split("/").at(-1)} color="link" textDecoration="underline">
          <Trans>Save the file</Trans>
        </chakra.a>
      )}
      <chakra.figcaption fontSize="xs" color="ink.second">
        {name}
      </chakra.figcaption>
    </chakra.figure>
  );
}
