import { chakra } from "@chakra-ui/react";
import { ChevronDown, ExternalLink } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { ViIcon } from "#back-office/parts/icon/vi-icon.tsx";
import { useTitleText } from "#back-office/routing/titles.ts";
import { Icon } from "#components/ui/icon.tsx";
import { holds, type MenuEntry } from "./menu-tree.ts";

export interface MenuLevelProps {
  readonly entries: readonly MenuEntry[];
  /** The path highlighted as the current one. */
  readonly active: string;
  /** Whether at most one entry of a level is open. */
  readonly unique: boolean;
  readonly depth?: number;
  /** Called when a link was pressed. */
  readonly onPick: () => void;
}

/** One level of the menu; entries with children open in place. */
export function MenuLevel({ entries, active, unique, depth = 0, onPick }: MenuLevelProps) {
  const id = useId();
  const holder = entries.find((entry) => entry.children.length > 0 && holds(entry, active))?.path;
  const [open, setOpen] = useState<readonly string[]>(holder === undefined ? [] : [holder]);
  const [before, setBefore] = useState(active);
  if (active !== before) {
    setBefore(active);
    if (holder !== undefined && !open.includes(holder)) setOpen(unique ? [holder] : [...open, holder]);
  }
  const toggle = (path: string): void => {
    if (open.includes(path)) setOpen(open.filter((one) => one !== path));
    else setOpen(unique ? [path] : [...open, path]);
  };
  return (
    <ul>
      {entries.map((entry, index) => {
        const isOpen = open.includes(entry.path);
        return (
          <li key={entry.path}>
            {entry.children.length === 0 ? (
              <EntryLink entry={entry} active={active} depth={depth} onPick={onPick} />
            ) : (
              <>
                <Row
                  as="button"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-${index}` : undefined}
                  onClick={() => toggle(entry.path)}
                  data-within={holds(entry, active) || undefined}
                  style={{ paddingInlineStart: indent(depth) }}
                >
                  <EntryText entry={entry} />
                  <chakra.span
                    marginStart="auto"
                    transitionProperty="rotate"
                    transitionDuration="base"
                    rotate={isOpen ? "180deg" : "0deg"}
                  >
                    <Icon of={ChevronDown} size={16} />
                  </chakra.span>
                </Row>
                {isOpen && (
                  <chakra.div id={`${id}-${index}`} bg="var(--menu-below, {colors.bg.sunken})">
                    <MenuLevel {...{ active, unique, onPick }} entries={entry.children} depth={depth + 1} />
                  </chakra.div>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Indentation of an entry: deeper entries begin below their parent's title. */
const indent = (depth: number): string => `${depth === 0 ? 20 : 32 + depth * 16}px`;

interface EntryLinkProps {
  readonly entry: MenuEntry;
  readonly active: string;
  readonly depth?: number;
  readonly onPick: () => void;
  /** Replaces icon and title. */
  readonly children?: ReactNode;
  /** Omits the mark of an external link, for which there is no room. */
  readonly compact?: boolean;
  readonly ground?: "menu" | "head";
}

/** An entry for a page, or for an external site in a new window. */
export function EntryLink({ entry, active, depth = 0, onPick, children, compact, ground = "menu" }: EntryLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = entry.path === active;
  // Scroll to the current entry, because its page may have been opened from outside the menu.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isCurrent]);
  const away = entry.outside ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <Row
      {...away}
      ref={link}
      ground={ground}
      href={entry.outside ? entry.path : `#${entry.path}`}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onPick}
      style={{ paddingInlineStart: indent(depth) }}
    >
      {children ?? <EntryText entry={entry} />}
      {entry.outside && !compact && (
        <chakra.span marginStart="auto">
          <Icon of={ExternalLink} size={14} />
        </chakra.span>
      )}
    </Row>
  );
}

export function EntryText({ entry }: { entry: MenuEntry }) {
  const titleText = useTitleText();
  return (
    <>
      {entry.icon && <ViIcon name={entry.icon} />}
      <chakra.span minWidth="0" overflowWrap="anywhere" lineClamp="2">
        {titleText(entry.title)}
      </chakra.span>
    </>
  );
}

export const Row = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    width: "full",
    minHeight: "46px",
    paddingX: "5",
    paddingY: "2",
    fontSize: "sm",
    lineHeight: "snug",
    textAlign: "start",
    color: "var(--menu-ink, {colors.ink.second})",
    cursor: "pointer",
    transitionProperty: "background-color, color",
    transitionDuration: "fast",
    _hover: { color: "var(--menu-strong, {colors.ink})", bg: "var(--menu-hover, {colors.bg.hover})" },
    "&[data-within], &[aria-expanded=true]": { color: "var(--menu-strong, {colors.ink})" },
    _currentPage: {
      bg: "action",
      color: "action.on",
      fontWeight: "medium",
      _hover: { bg: "action", color: "action.on" },
      _highContrast: { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
    _focusVisible: { outlineOffset: "-2px" },
  },
  variants: {
    /** In the header, use the header's colours instead of the menu's. */
    ground: {
      menu: {},
      head: {
        color: "var(--head-ink, {colors.ink})",
        _hover: { color: "var(--head-ink, {colors.ink})", bg: "var(--head-hover, {colors.bg.hover})" },
        "&[data-within], &[aria-expanded=true]": { color: "var(--head-ink, {colors.ink})" },
        "&[data-within]": { fontWeight: "semibold", boxShadow: "inset 0 -3px {colors.action}" },
      },
    },
  },
  defaultVariants: { ground: "menu" },
});
