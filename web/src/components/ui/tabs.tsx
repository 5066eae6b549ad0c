import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useChosenInView } from "./use-chosen-in-view.ts";

interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  active: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}

/** Tabs over one panel. Left, Right, Home and End select a tab (WAI-ARIA tabs pattern). */
export function Tabs<Id extends string>({ label, tabs, active, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  useChosenInView(row, '[aria-selected="true"]');

  const choose = (id: Id) => {
    onSelect(id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 };
    const to = steps[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
  };

  return (
    <chakra.div display="grid" gap={{ base: "3", md: "5" }} minWidth="0">
      <chakra.div
        ref={row}
        position="relative"
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        display="flex"
        gap={{ base: "5", md: "7" }}
        overflowX="auto"
        scrollbarWidth="none"
        boxShadow="inset 0 -1px {colors.hairline}"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </chakra.div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${active}`}>
        {children}
      </div>
    </chakra.div>
  );
}

const Tab = chakra(
  "button",
  {
    base: {
      flexShrink: 0,
      minHeight: "control",
      borderBottomWidth: "2px",
      borderColor: "transparent",
      color: "ink.second",
      fontSize: "sm",
      fontWeight: "medium",
      whiteSpace: "nowrap",
      cursor: "pointer",
      transitionProperty: "color, border-color",
      transitionDuration: "fast",
      _hover: { color: "ink" },
      _highContrast: { borderColor: "Canvas" },
      _selected: {
        color: "ink",
        fontWeight: "semibold",
        borderColor: "brand",
        _highContrast: { borderColor: "Highlight" },
      },
      _focusVisible: { outlineOffset: "-2px", borderRadius: "sm" },
    },
  },
  { defaultProps: { type: "button" } },
);
