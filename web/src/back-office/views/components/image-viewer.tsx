import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { pictureUrl } from "#back-office/api/mock-base.ts";
import { ImageViewer } from "#back-office/parts/lightbox/image-viewer.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { Button } from "#components/ui/button.tsx";

/** Six images in a full-window viewer. */
export function View() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [first, setFirst] = useState(0);
  const pictures = Array.from({ length: 6 }, (_, index) => {
    const number = index + 1;
    return { src: pictureUrl(`/demo/pictures/example-${number}.svg`) ?? "", alt: t`Landscape ${number}` };
  });
  const show = (index: number) => {
    setFirst(index);
    setOpen(true);
  };
  return (
    <Section
      intro={<Trans>Arrow keys move between the images, + and - change the size, 0 resets it, Escape closes.</Trans>}
    >
      <div>
        <Button size="sm" onClick={() => show(0)}>
          <Trans>Show the images</Trans>
        </Button>
      </div>
      <chakra.ul
        listStyle="none"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
        maxWidth="content"
      >
        {pictures.map(({ src, alt }, index) => (
          <li key={src}>
            <Thumbnail aria-label={t`Show: ${alt}`} onClick={() => show(index)}>
              <img src={src} alt="" loading="lazy" />
            </Thumbnail>
          </li>
        ))}
      </chakra.ul>
      <ImageViewer open={open} onClose={() => setOpen(false)} pictures={pictures} first={first} />
    </Section>
  );
}

const Thumbnail = chakra(
  "button",
  {
    base: {
      display: "block",
      width: "full",
      aspectRatio: "4 / 3",
      overflow: "hidden",
      borderRadius: "sm",
      bg: "bg.hover",
      cursor: "zoom-in",
      "& img": { width: "full", height: "full", objectFit: "cover" },
    },
  },
  { defaultProps: { type: "button" } },
);
