import { chakra } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState } from "react";
import { ViIcon } from "#back-office/parts/icon/vi-icon.tsx";
import { useTitleText } from "#back-office/routing/titles.ts";
import { MenuLevel } from "./menu-level.tsx";
import { holds, type MenuEntry } from "./menu-tree.ts";

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
  useEffect(() => {
    if (pressed === null || fixed) return undefined;
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !frame.current?.contains(target)) setPressed(null);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [pressed, fixed]);
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
          const isLink = entry.children.length === 0;
          const content = (
            <>
              <ViIcon name={entry.icon ?? ""} size={collapsed ? 16 : 18} />
              {!collapsed && <chakra.span lineClamp="2">{titleText(entry.title)}</chakra.span>}
            </>
          );
          return (
            <li key={entry.path} title={titleText(entry.title)}>
              {isLink ? (
                <Tile
                  href={entry.outside ? entry.path : `#${entry.path}`}
                  {...(entry.outside && { target: "_blank", rel: "noopener noreferrer" })}
                  aria-label={titleText(entry.title)}
                  aria-current={entry.path === active ? "page" : undefined}
                  onClick={() => setPressed(null)}
                >
                  {content}
                </Tile>
              ) : (
                <Tile
                  as="button"
                  aria-label={titleText(entry.title)}
                  aria-expanded={shown === entry}
                  aria-controls={shown === entry ? id : undefined}
                  data-within={entry === current || undefined}
                  onClick={() => setPressed(shown === entry && !fixed ? null : entry.path)}
                >
                  {content}
                </Tile>
              )}
            </li>
          );
        })}
      </chakra.ul>
      {shown && shown.children.length > 0 && (
        <chakra.div
          id={id}
          width="12.5rem"
          overflowY="auto"
          bg="var(--menu-bg, {colors.bg.raised})"
          borderInlineStartWidth="1px"
          borderColor="var(--menu-line, {colors.hairline})"
          position={fixed ? "static" : "absolute"}
          insetStart="100%"
          top="0"
          height="full"
          zIndex="floating"
          boxShadow={fixed ? "none" : "float"}
        >
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
        </chakra.div>
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
