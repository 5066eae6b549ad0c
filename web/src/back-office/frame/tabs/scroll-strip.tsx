import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { Children, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ToolButton } from "#back-office/frame/tool-button.tsx";
import { Icon } from "#components/ui/icon.tsx";

/** Share of the visible width that a scroll button scrolls by; the rest stays visible for orientation. */
const STEP = 0.8;

interface ScrollStripProps {
  readonly bar: "head" | "tabs";
  /** The path of the current page, whose item is scrolled into view. */
  readonly active: string;
  readonly children: ReactNode;
}

/** List items in one line. An overflowing side fades out and has a scroll button. */
export function ScrollStrip({ bar, active, children }: ScrollStripProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });
  useLayoutEffect(() => {
    const [scroller, content] = [box.current, list.current];
    if (!scroller || !content) return undefined;
    const look = (): void => {
      const before = scroller.scrollLeft > 1;
      const after = scroller.scrollLeft + scroller.clientWidth < scroller.scrollWidth - 1;
      setHidden((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    let room = scroller.clientWidth;
    const observer = new ResizeObserver(() => {
      look();
      // Scroll again after a change of the width, so that the current item stays visible when a phone is rotated.
      if (scroller.clientWidth !== room) showCurrent(content);
      room = scroller.clientWidth;
    });
    observer.observe(scroller);
    // Observe the content too, because it grows with its items.
    observer.observe(content);
    scroller.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", look);
    };
  }, []);
  const scroll = (pages: number): void => box.current?.scrollBy({ left: pages * box.current.clientWidth });
  const overflows = hidden.before || hidden.after;
  const count = Children.count(children);
  // Scroll to the current item again when the buttons appear, because they may cover it, and when an item is added,
  // because a new page is current before its item exists.
  useLayoutEffect(() => {
    if (overflows && active !== "" && count > 0 && list.current) showCurrent(list.current);
  }, [overflows, active, count]);
  // Scroll again after a navigation: the router gives every scrolling element the scroll position of the previous page.
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged }) => {
        if (pathChanged && list.current) showCurrent(list.current);
      }),
    [router],
  );
  return (
    <>
      {overflows && (
        <Lead bar={bar} aria-label={t`Scroll left`} aria-disabled={!hidden.before} onClick={() => scroll(-STEP)}>
          <Icon of={ChevronsLeft} size={16} />
        </Lead>
      )}
      <Frame bar={bar} data-before={hidden.before || undefined} data-after={hidden.after || undefined}>
        <Box ref={box}>
          <List ref={list} bar={bar} data-columns>
            {children}
          </List>
        </Box>
      </Frame>
      {overflows && (
        <Lead bar={bar} aria-label={t`Scroll right`} aria-disabled={!hidden.after} onClick={() => scroll(STEP)}>
          <Icon of={ChevronsRight} size={16} />
        </Lead>
      )}
    </>
  );
}

const showCurrent = (list: HTMLElement): void =>
  list
    .querySelector(":is([aria-current=page], [data-within])")
    ?.closest("li")
    ?.scrollIntoView({ block: "nearest", inline: "nearest" });

// The scroll buttons are hidden on phones, because touch scrolls the strip itself and the space is needed.
const Lead = chakra(ToolButton, { base: { display: { base: "none", sm: "inline-flex" } } });
const fade = {
  content: '""',
  position: "absolute",
  insetY: "0",
  width: "32px",
  zIndex: "1",
  pointerEvents: "none",
} as const;
// A mask instead of the two gradients would clip the items' menus.
const Frame = chakra("div", {
  base: {
    position: "relative",
    flex: "1",
    minWidth: "0",
    height: "full",
    "&[data-before]::before": {
      ...fade,
      insetStart: "0",
      bgImage: "linear-gradient(to right, var(--strip-bg), transparent)",
    },
    "&[data-after]::after": {
      ...fade,
      insetEnd: "0",
      bgImage: "linear-gradient(to left, var(--strip-bg), transparent)",
    },
  },
  variants: {
    bar: {
      head: { "--strip-bg": "var(--head-bg, {colors.bg.raised})" },
      tabs: { "--strip-bg": "{colors.bg.raised}" },
    },
  },
});
const Box = chakra("div", {
  base: {
    height: "full",
    overflowX: "auto",
    overflowY: "hidden",
    scrollbarWidth: "none",
    scrollBehavior: "smooth",
    // Items that are scrolled into view stay clear of the faded edges.
    scrollPaddingInline: "32px",
  },
});
const List = chakra("ul", {
  base: { display: "flex", width: "max-content", minWidth: "full", height: "full", whiteSpace: "nowrap" },
  variants: { bar: { head: { alignItems: "stretch" }, tabs: { alignItems: "center", gap: "1" } } },
});
