import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Container } from "#components/layout/container.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import type { SectionId } from "./sections.ts";

interface SectionProps {
  id: SectionId;
  title: ReactNode;
  note?: ReactNode;
  /** Whether the content takes the full width below the heading, on a background of its own. */
  wide?: boolean;
  children: ReactNode;
}

/** A section of the page: its heading beside the content on wide screens, or above it if the content is wide. */
export function Section({ id, title, note, wide = false, children }: SectionProps) {
  return (
    <Part id={id} tabIndex={-1} aria-labelledby={`${id}-title`} data-ground={wide ? "sunken" : "plain"}>
      <Container>
        <Grid wide={wide}>
          <Stack gap="3" alignContent="start">
            <Heading id={`${id}-title`} size="lg">
              {title}
            </Heading>
            {note}
          </Stack>
          <chakra.div minWidth="0">{children}</chakra.div>
        </Grid>
      </Container>
    </Part>
  );
}

const Part = chakra("section", {
  base: {
    scrollMarginTop: { base: "0", md: "12" },
    _focusVisible: { outline: "none" },
    "&[data-ground=sunken]": { bg: "bg.sunken" },
  },
});

const Grid = chakra("div", {
  base: { display: "grid", paddingY: { base: "12", md: "20" } },
  variants: {
    wide: {
      true: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: { base: "6", md: "10" } },
      false: {
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 17rem) minmax(0, 1fr)" },
        columnGap: "16",
        rowGap: "6",
        "[data-ground=plain] + [data-ground=plain] &": { borderTop: "1px solid {colors.hairline}" },
      },
    },
  },
});
