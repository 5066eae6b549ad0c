import { Trans } from "@lingui/react/macro";
import { pictureUrl } from "#api/client.ts";
import { Prose } from "#components/media/prose.tsx";
import { RichText } from "#components/media/rich-text.tsx";

/** The company profile from the server, else the default text (rule N2). */
export function Profile({ html }: { html: string | null }) {
  if (html !== null && html.trim() !== "") return <RichText html={html} pictureUrl={pictureUrl} topHeading={3} />;
  return (
    <Prose>
      <p>
        <Trans>
          Hashgrove divides the hash power of mining machines into shares an individual can use, and offers them online.
          The name joins hash and grove: a grove grows tree by tree, and we add machines one section at a time.
        </Trans>
      </p>
      <p>
        <Trans>
          We say plainly what is an estimate and what is certain. Rates are based on past results, earnings may change,
          and the principal is not guaranteed.
        </Trans>
      </p>
    </Prose>
  );
}
