import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import { Muted } from "./muted.tsx";

interface DisclosureProps {
  open: boolean;
  onPress: () => void;
  title: ReactNode;
  /** Shown under the title, whether open or closed. */
  summary?: ReactNode;
  children: ReactNode;
}

/** A button in a heading that expands the content below. */
export function Disclosure({ open, onPress, title, summary, children }: DisclosureProps) {
  const id = useId();
  return (
    <DisclosureItem>
      <chakra.h3 fontSize="md">
        <DisclosureButton id={`${id}-title`} aria-expanded={open} aria-controls={`${id}-text`} onClick={onPress}>
          <chakra.span minWidth="0">{title}</chakra.span>
          <Turning data-open={open || undefined}>
            <Icon of={ChevronDown} />
          </Turning>
        </DisclosureButton>
      </chakra.h3>
      {summary && <Muted>{summary}</Muted>}
      <chakra.div
        id={`${id}-text`}
        role="region"
        aria-labelledby={`${id}-title`}
        hidden={!open}
        css={{ "&[hidden]": { display: "none" } }}
        maxWidth="prose"
        paddingTop="1"
        color={summary ? "ink" : "ink.second"}
        fontSize={summary ? "sm" : "md"}
        animation="fade-in 200ms ease-out"
      >
        {children}
      </chakra.div>
    </DisclosureItem>
  );
}

/** The frame of a disclosure, also for a link in a list of disclosures. */
export const DisclosureItem = chakra("div", {
  base: {
    position: "relative",
    paddingY: "4",
    borderBottomWidth: "1px",
  },
});

export const DisclosureButton = chakra(
  "button",
  {
    base: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "4",
      width: "full",
      minHeight: "8",
      textAlign: "start",
      fontWeight: "semibold",
      lineHeight: "snug",
      cursor: "pointer",
      borderRadius: "sm",
      color: "ink",
      _hover: { color: "link" },
      _expanded: { color: "link" },
    },
  },
  { defaultProps: { type: "button" } },
);

const Turning = chakra("span", {
  base: {
    display: "flex",
    color: "ink.second",
    transitionProperty: "transform",
    transitionDuration: "base",
    "&[data-open]": { transform: "rotate(180deg)" },
  },
});
