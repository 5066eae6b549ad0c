import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useWatermark } from "#back-office/parts/gallery/use-watermark.ts";
import { Section } from "#back-office/parts/section.tsx";
import { APP_TITLE } from "#back-office/routing/app-title.ts";
import { Button } from "#components/ui/button.tsx";

/** A watermark over the window, until the user leaves the view. */
export function View() {
  const { text, mark, clear } = useWatermark();
  return (
    <Section intro={<Trans>It covers the whole window and disappears when you leave this page.</Trans>}>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="sm" onClick={() => mark(APP_TITLE)}>
          <Trans>Create</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={clear}>
          <Trans>Remove it</Trans>
        </Button>
        <Button size="sm" variant="outline" onClick={() => mark(`${APP_TITLE} 2`)}>
          <Trans>Change the text</Trans>
        </Button>
      </chakra.div>
      <p role="status">{text === "" ? <Trans>There is no watermark now.</Trans> : <Trans>Now: {text}</Trans>}</p>
    </Section>
  );
}
