import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { pictureUrl } from "#back-office/api/mock-base.ts";
import { Waterfall } from "#back-office/parts/gallery/waterfall.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";

const A_LOAD = 20;
const ALL = 60;
const LOAD_MS = 1000;
const PICTURES = 12;
/** Height-to-width ratios without an obvious pattern. */
const RATIOS = [0.75, 1.2, 0.95, 1.45, 0.7, 1.05, 1.3, 0.85, 1.6, 0.9, 1.15];

const photos = Array.from({ length: ALL }, (_, index) => ({
  id: index + 1,
  src: pictureUrl(`/demo/pictures/example-${(index % PICTURES) + 1}.svg`) ?? "",
  ratio: RATIOS[index % RATIOS.length] ?? 1,
}));

/** Sixty images, twenty at a time. */
export function View() {
  const { t } = useLingui();
  const [count, setCount] = useState(A_LOAD);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setCount((shown) => Math.min(ALL, shown + A_LOAD));
      setLoading(false);
    }, LOAD_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <Section intro={<Trans>Images of different heights, twenty at a time, up to sixty.</Trans>}>
      <VisuallyHidden role="status">
        <Trans>{count} images are shown.</Trans>
      </VisuallyHidden>
      <Waterfall
        items={photos.slice(0, count)}
        keyOf={({ id }) => id}
        ratioOf={({ ratio }) => ratio}
        loading={loading}
        onMore={count < ALL ? () => setLoading(true) : undefined}
        draw={({ id, src }) => (
          <>
            <chakra.img
              src={src}
              alt={t`Landscape ${id}`}
              width="full"
              height="full"
              objectFit="cover"
              loading="lazy"
              bg="bg.hover"
            />
            <Number aria-hidden>{id}</Number>
          </>
        )}
      />
    </Section>
  );
}

const Number = chakra("span", {
  base: {
    position: "absolute",
    insetEnd: "2",
    bottom: "2",
    paddingX: "2",
    fontSize: "xs",
    fontVariantNumeric: "tabular-nums",
    color: "rgb(255 255 255)",
    bg: "rgb(11 21 38 / 0.72)",
    borderRadius: "full",
  },
});
