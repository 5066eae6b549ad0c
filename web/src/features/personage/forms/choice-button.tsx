import { chakra } from "@chakra-ui/react";
import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";

/** One of two options with a description; placed side by side in `Choices`. */
export function ChoiceButton({
  icon,
  title,
  onClick,
  children,
}: {
  icon: LucideIcon;
  title: ReactNode;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Frame onClick={onClick}>
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="min({sizes.12}, 15vw)"
        borderRadius="control"
        bg="brand.soft"
        color="link"
      >
        <Icon of={icon} size={24} />
      </chakra.span>
      <chakra.span flex="1 1 7rem" minWidth="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
        <chakra.span fontWeight="semibold">{title}</chakra.span>
        <Muted as="span" lineHeight="snug">
          {children}
        </Muted>
      </chakra.span>
      <chakra.span color="ink.second" alignSelf="center">
        <Icon of={ChevronRight} />
      </chakra.span>
    </Frame>
  );
}

const Frame = chakra(
  "button",
  {
    base: {
      display: "flex",
      alignItems: "flex-start",
      flexWrap: "wrap",
      gap: "min({spacing.4}, 5vw)",
      padding: "min({spacing.5}, 6.25vw)",
      textAlign: "start",
      bg: "bg.raised",
      borderWidth: "1px",
      borderRadius: "panel",
      cursor: "pointer",
      transitionProperty: "background-color, border-color",
      transitionDuration: "fast",
      _hover: { bg: "bg.hover", borderColor: "hairline.strong" },
    },
  },
  { defaultProps: { type: "button" } },
);

export const Choices = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "1fr 1fr" }, gap: "4" },
});
