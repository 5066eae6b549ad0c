import { chakra } from "@chakra-ui/react";

/** The steps of a process, top to bottom, joined by a line. */
export const Timeline = chakra("ol", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", listStyle: "none" },
});

/**
 * A step. `icons`: the first child must be an icon of size 7, which is drawn on the line. `dots`: a dot on the line,
 * hollow for a future step (`data-ahead`).
 */
export const TimelineStep = chakra("li", {
  base: { position: "relative", paddingBottom: "4", fontSize: "sm", "&:last-of-type": { paddingBottom: "0" } },
  variants: {
    look: {
      icons: {
        display: "grid",
        gridTemplateColumns: "1.75rem minmax(0, 1fr)",
        columnGap: "3",
        "&:not(:last-of-type)::before": {
          content: '""',
          position: "absolute",
          insetStart: "calc(0.875rem - 0.5px)",
          top: "7",
          bottom: "0",
          width: "1px",
          bg: "hairline.strong",
        },
      },
      dots: {
        paddingStart: "6",
        marginStart: "1.5",
        borderInlineStartWidth: "2px",
        borderColor: "hairline.strong",
        "&:last-of-type": { borderColor: "transparent" },
        _before: {
          content: '""',
          position: "absolute",
          insetInlineStart: "-7px",
          top: "0.3em",
          boxSize: "3",
          borderRadius: "full",
          borderWidth: "2px",
          borderColor: "action",
          bg: "action",
        },
        "&[data-ahead]": { _before: { bg: "bg.raised" } },
      },
    },
  },
});
