import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fileUrl } from "#back-office/api/mock-base.ts";
import { VideoPlayer, VideoPopup } from "#back-office/parts/lightbox/video-player.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { Button } from "#components/ui/button.tsx";

/** A video in the page, and the same in a full-window overlay. */
export function View() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const video = {
    src: fileUrl("/demo/videos/sample.mp4") ?? "",
    label: t`Four seconds of a growing lattice, without sound`,
  };
  return (
    <>
      <Section title={<Trans>In the page</Trans>}>
        <chakra.div width="min(100%, 40rem)">
          <VideoPlayer {...video} />
        </chakra.div>
      </Section>
      <Section title={<Trans>Over the whole window</Trans>}>
        <div>
          <Button size="sm" onClick={() => setOpen(true)}>
            <Trans>Open the video</Trans>
          </Button>
        </div>
        <VideoPopup {...video} open={open} onClose={() => setOpen(false)} />
      </Section>
    </>
  );
}
