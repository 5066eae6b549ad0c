import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ToolPanelProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A tool's options, in a row below the toolbar. Escape closes the row. */
export function ToolPanel({ label, onClose, children }: ToolPanelProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape bubbles up from the controls inside
    <chakra.div
      role="group"
      aria-label={label}
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

/** An option. Pressing it keeps the focus, and with it the selection, in the text. */
export function Choice(props: HTMLChakraProps<"button">) {
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
