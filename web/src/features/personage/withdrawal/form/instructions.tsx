import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { pictureUrl } from "#api/client.ts";
import { RichText } from "#components/media/rich-text.tsx";
import { Heading } from "#components/ui/heading.tsx";

/** The company's instructions for this withdrawal, HTML from the server. */
export function Instructions({ html }: { html: string }) {
  const title = useId();
  return (
    <chakra.section aria-labelledby={title} display="grid" gap="3" minWidth="0" fontSize="sm">
      <Heading as="h2" id={title} size="sm">
        <Trans>Before you withdraw</Trans>
      </Heading>
      <RichText html={html} pictureUrl={pictureUrl} topHeading={3} />
    </chakra.section>
  );
}
