import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { ViIcon } from "#back-office/parts/icon/vi-icon.tsx";
import { useTitleText } from "#back-office/routing/titles.ts";
import { MenuLevel } from "./menu-level.tsx";
import { holds, type MenuEntry } from "./menu-tree.ts";
import { usePressOutside } from "./use-press-outside.ts";

interface CutMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly active: string;
  readonly collapsed: boolean;
  /** Whether the second column stays open. */
  readonly fixed: boolean;
  readonly unique: boolean;
}

/** A narrow column with the first level; pressing an entry shows its children in a second column. */
export function CutMenu({ entries, active, collapsed, fixed, unique }: CutMenuProps) {
  const id = useId();
  const titleText = useTitleText();
  const frame = useRef<HTMLDivElement>(null);
  const current = entries.find((entry) => holds(entry, active));
  const [pressed, setPressed] = useState<string | null>(null);
  const shown = entries.find(({ path }) => path === pressed) ?? (fixed ? current : undefined);
  usePressOutside(frame, pressed !== null && !fixed, () => setPressed(null));
  return (
    <chakra.div
      ref={frame}
      position="relative"
      display="flex"
      height="full"
      onKeyDown={({ key }) => key === "Escape" && setPressed(null)}
    >
      <chakra.ul overflowY="auto" flexShrink={0} style={{ width: collapsed ? "1.875rem" : "5.75rem" }}>
        {entries.map((entry) => {
          const title = titleText(entry.title);
          const leads =
            entry.children.length === 0
              ? {
                  href: entry.outside ? entry.path : `#${entry.path}`,
                  ...(entry.outside && { target: "_blank", rel: "noopener noreferrer" }),
                  "aria-current": entry.path === active ? ("page" as const) : undefined,
                  onClick: () => setPressed(null),
                }
              : {
                  as: "button" as const,
                  "aria-expanded": shown === entry,
                  "aria-controls": shown === entry ? id : undefined,
                  "data-within": entry === current || undefined,
                  onClick: () => setPressed(shown === entry && !fixed ? null : entry.path),
                };
          return (
            <li key={entry.path} title={title}>
              <Tile aria-label={title} {...leads}>
                <ViIcon name={entry.icon ?? ""} size={collapsed ? 16 : 18} />
                {!collapsed && <chakra.span lineClamp="2">{title}</chakra.span>}
              </Tile>
            </li>
          );
        })}
      </chakra.ul>
      {shown && shown.children.length > 0 && (
        <Second id={id} data-fixed={fixed || undefined}>
          <chakra.p padding="4" fontWeight="semibold" color="var(--menu-strong, {colors.ink})">
            {titleText(shown.title)}
          </chakra.p>
          <MenuLevel
            key={shown.path}
            entries={shown.children}
            active={active}
            unique={unique}
            onPick={() => fixed || setPressed(null)}
          />
        </Second>
      )}
    </chakra.div>
  );
}

const Tile = chakra("a", {
  base: {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "1.5",
    width: "full",
    minHeight: "16",
    padding: "1",
    fontSize: "xs",
    lineHeight: "snug",
    textAlign: "center",
    overflowWrap: "anywhere",
    hyphens: "auto",
    color: "var(--menu-ink, {colors.ink.second})",
    cursor: "pointer",
    _hover: { bg: "var(--menu-hover, {colors.bg.hover})" },
    "&[data-within], &[aria-current=page]": {
      bg: "action",
      color: "action.on",
      _highContrast: { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

const Second = chakra("div", {
  base: {
    width: "12.5rem",
    height: "full",
    overflowY: "auto",
    bg: "var(--menu-bg, {colors.bg.raised})",
    borderInlineStartWidth: "1px",
    borderColor: "var(--menu-line, {colors.hairline})",
    "&:not([data-fixed])": {
      position: "absolute",
      insetStart: "100%",
      top: "0",
      zIndex: "floating",
      boxShadow: "float",
    },
  },
});
