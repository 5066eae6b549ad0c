import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";

interface ToolPanelProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a tool asks for, in a row of its own below the tools. Escape closes it. */
export function ToolPanel({ label, onClose, children }: ToolPanelProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from the controls within
    <chakra.div
      role="group"
      aria-label={label}
      // Whoever asked for choices chooses next.
      ref={focusFirst}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="1"
      padding="2"
      borderTopWidth="1px"
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      {children}
    </chakra.div>
  );
}

const focusFirst = (panel: HTMLElement | null): void =>
  panel?.querySelector<HTMLElement>("button, input:not([type=file])")?.focus();

/** One of the choices; the selection stays in the text. */
export function Choice(props: ComponentProps<typeof ChoiceButton>) {
  return <ChoiceButton onMouseDown={(event) => event.preventDefault()} {...props} />;
}

const ChoiceButton = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "1.5",
      minWidth: "9",
      minHeight: "9",
      paddingX: "2",
      borderRadius: "sm",
      color: "ink",
      fontSize: "sm",
      cursor: "pointer",
      _hover: { bg: "bg.hover" },
      "&[aria-pressed=true]": { bg: "brand.soft", color: "link" },
      "&[aria-disabled]": { opacity: 0.4, cursor: "not-allowed" },
    },
  },
  { defaultProps: { type: "button" } },
);
