import { chakra } from "@chakra-ui/react";
import { Info, type LucideIcon, TriangleExclamationPoint } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";

const Box = chakra("div", {
  base: {
    display: "flex",
    gap: "2.5",
    padding: "3.5",
    borderRadius: "control",
    fontSize: "sm",
    lineHeight: "snug",
    overflowWrap: "anywhere",
    bg: "brand.soft",
    color: "ink",
    "& > svg": { flexShrink: 0, marginTop: "0.5", color: "link" },
  },
  variants: {
    colorPalette: {
      brand: {},
      review: {
        bg: "review.soft",
        borderWidth: "1px",
        borderColor: "review",
        color: "review",
        "& > svg": { color: "inherit" },
      },
    },
  },
});

interface NoticeProps {
  colorPalette?: "brand" | "review";
  icon?: LucideIcon;
  /** Set for a notice that appears after a user action. */
  role?: "alert";
  children: ReactNode;
}

/**
 * A notice that the user should read before going on. `colorPalette`: `brand` for information, `review` for a warning.
 * Screen readers announce it only with a `role`, because most notices are part of the page from the start.
 */
export function Notice({
  colorPalette = "brand",
  icon = colorPalette === "brand" ? Info : TriangleExclamationPoint,
  children,
  ...marks
}: NoticeProps) {
  return (
    <Box colorPalette={colorPalette} {...marks}>
      <Icon of={icon} size={18} />
      <div>{children}</div>
    </Box>
  );
}
