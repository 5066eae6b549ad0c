import { chakra } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import type { NewsItem } from "#api/news.ts";
import { Stack } from "#components/layout/stack.tsx";
import { ServerPicture } from "#components/media/server-picture.tsx";
import { NewsTime } from "./news-time.tsx";
import { RichPreview } from "./rich-preview.tsx";

export function NewsRow({ item, featured }: { item: NewsItem; featured: boolean }) {
  return (
    <Row featured={featured}>
      <chakra.div gridArea="picture" minWidth="0">
        <ServerPicture src={item.image} first={featured} />
      </chakra.div>
      <Stack gridArea="title" gap="1.5" alignContent="start">
        <NewsTime at={item.at} />
        <chakra.h2 fontSize={featured ? { base: "xl", lg: "2xl" } : { base: "md", md: "lg" }}>
          <WholeCard to="/news/details" search={{ id: String(item.id) }}>
            {item.title}
          </WholeCard>
        </chakra.h2>
      </Stack>
      <chakra.div gridArea="preview" minWidth="0">
        <RichPreview html={item.content} long={featured} />
      </chakra.div>
    </Row>
  );
}

const Row = chakra("li", {
  base: {
    position: "relative",
    display: "grid",
    columnGap: { base: "4", md: "8" },
    rowGap: "3",
    paddingY: { base: "5", md: "6" },
    borderTopWidth: "1px",
    "&:has(a:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "2px", borderRadius: "sm" },
    "& img": { transition: "transform {durations.slow} {easings.out}" },
    "&:hover img": { transform: "scale(1.02)" },
  },
  variants: {
    featured: {
      true: {
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" },
        gridTemplateAreas: { base: '"picture" "title" "preview"', lg: '"picture title" "picture preview"' },
        gridTemplateRows: { lg: "auto 1fr" },
        columnGap: { lg: "10" },
        paddingTop: { base: "0", md: "0" },
        paddingBottom: { base: "8", md: "12" },
        borderTopStyle: "none",
      },
      false: {
        gridTemplateColumns: {
          base: "minmax(0, 1fr) 6.5rem",
          sm: "minmax(0, 1fr) 10rem",
          md: "minmax(0, 1fr) 16rem",
        },
        gridTemplateAreas: {
          base: '"title picture" "preview preview"',
          sm: '"title picture" "preview picture"',
        },
        gridTemplateRows: { sm: "auto 1fr" },
      },
    },
  },
});

const WholeCard = createLink(
  chakra("a", {
    base: {
      color: "ink",
      _hover: { color: "link" },
      _focusVisible: { outline: "none" },
      _before: { content: '""', position: "absolute", inset: "0" },
    },
  }),
);
