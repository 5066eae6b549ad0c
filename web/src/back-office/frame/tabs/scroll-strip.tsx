import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { Children, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { ToolButton } from "#back-office/frame/tool-button.tsx";

/** How much of what is seen a press moves out of sight: what was at the edge is still there to be found. */
const STEP = 0.8;

interface ScrollStripProps {
  readonly bar: "head" | "tabs";
  /** The path of the page on screen: wherever that was opened from, its item is seen. */
  readonly active: string;
  readonly children: ReactNode;
}

/** List items in one line. Where some have no room, they fade out at that side, and a button at each side leads there. */
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
      // Whoever turns a phone looks for the page that is open.
      if (scroller.clientWidth !== room) showCurrent(content);
      room = scroller.clientWidth;
    });
    observer.observe(scroller);
    // It is as wide as its items are together.
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
  // The buttons take some of the room, perhaps that of this very item; and a new item comes after its page.
  useLayoutEffect(() => {
    if (overflows && active !== "" && count > 0 && list.current) showCurrent(list.current);
  }, [overflows, active, count]);
  // The router gives whatever scrolls on the new page the place that it had on the page before.
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

// A finger moves the strip itself, and on a phone the room is wanted.
const Lead = chakra(ToolButton, { base: { display: { base: "none", sm: "inline-flex" } } });
const fade = {
  content: '""',
  position: "absolute",
  insetY: "0",
  width: "32px",
  zIndex: "1",
  pointerEvents: "none",
} as const;
// A mask in place of the two would cut off what comes out of an item.
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
    // Beside what fades.
    scrollPaddingInline: "32px",
  },
});
const List = chakra("ul", {
  base: { display: "flex", width: "max-content", minWidth: "full", height: "full", whiteSpace: "nowrap" },
  variants: { bar: { head: { alignItems: "stretch" }, tabs: { alignItems: "center", gap: "1" } } },
});
