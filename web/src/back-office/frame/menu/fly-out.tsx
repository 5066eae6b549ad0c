import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { MenuLevel, Row } from "./menu-level.tsx";
import { holds, type MenuEntry } from "./menu-tree.ts";
import { usePressOutside } from "./use-press-outside.ts";

interface FlyOutProps {
  readonly entry: MenuEntry;
  readonly active: string;
  /** The side on which the children open. */
  readonly side: "right" | "bottom";
  /** Accessible name, if the content is not a text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Time for the pointer to move from the entry to its children. */
const GRACE_MS = 200;

/** An entry whose children open beside it on hover or press, and close on Escape or when pointer or focus leave. */
export function FlyOut({ entry, active, side, label, children }: FlyOutProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);
  const open = place !== null;
  useEffect(() => () => clearTimeout(timer.current), []);
  usePressOutside(frame, open, () => setPlace(null));
  const show = (): void => {
    clearTimeout(timer.current);
    const box = trigger.current?.getBoundingClientRect();
    if (box) setPlace(side === "right" ? { top: box.top, left: box.right } : { top: box.bottom, left: box.left });
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  // Leaves at least 160 px between the panel's top and the bottom of the window.
  const top = Math.min(place?.top ?? 0, window.innerHeight - 160);
  return (
    <chakra.div
      role="presentation"
      ref={frame}
      display="grid"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && show()}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") timer.current = setTimeout(hide, GRACE_MS);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hide();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.preventDefault();
        hide();
        trigger.current?.focus();
      }}
    >
      <Row
        as="button"
        ref={trigger}
        ground={side === "bottom" ? "head" : "menu"}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-within={holds(entry, active) || undefined}
        // A click with the pointer never closes the children, because hovering has opened them just before.
        onClick={({ detail }) => (open && detail === 0 ? hide() : show())}
      >
        {children}
      </Row>
      {open && (
        <Panel id={id} style={{ left: place.left, top, maxHeight: `calc(100dvh - ${top}px)` }}>
          <MenuLevel entries={entry.children} active={active} unique={false} onPick={hide} />
        </Panel>
      )}
    </chakra.div>
  );
}

const Panel = chakra("div", {
  base: {
    position: "fixed",
    zIndex: "floating",
    whiteSpace: "normal",
    minWidth: "12.5rem",
    maxWidth: "17.5rem",
    overflowY: "auto",
    bg: "var(--menu-bg, {colors.bg.raised})",
    borderWidth: "1px",
    borderColor: "var(--menu-line, {colors.hairline})",
    borderRadius: "sm",
    boxShadow: "float",
  },
});
