import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { useWidth } from "./charts/chart-frame.tsx";
import { waterfallPlaces } from "./waterfall-layout.ts";

interface WaterfallProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Height divided by width. */
  ratioOf: (item: Item) => number;
  draw: (item: Item) => ReactNode;
  /** Loads more; undefined when all are loaded. */
  onMore: (() => void) | undefined;
  loading: boolean;
  /** Minimum width of a column, pixels; less in a narrow frame, so that two columns fit. */
  least?: number;
}

/**
 * Images of different heights, packed into columns in the order of the list. Loads more when the end of the list is
 * near the viewport, or by the button there. The heights are known in advance, so loading images causes no layout
 * shift.
 * @example
 * <Waterfall items={pictures} keyOf={({ id }) => id} ratioOf={({ height, width }) => height / width}
 *   draw={({ src, alt }) => <img src={src} alt={alt} />} onMore={more} loading={loading} />
 */
export function Waterfall<Item>({ items, keyOf, ratioOf, draw, onMore, loading, least = 200 }: WaterfallProps<Item>) {
  const [frame, width] = useWidth();
  const end = useRef<HTMLDivElement>(null);
  const { places, height } = waterfallPlaces(items.map(ratioOf), {
    width,
    least: Math.min(least, width / 2 - GAP),
    gap: GAP,
  });
  const more = useEffectEvent(() => {
    if (!loading) onMore?.();
  });
  const hasMore = onMore !== undefined;
  // Check again after each load, because the end may still be near the viewport.
  useEffect(() => {
    if (!hasMore || loading || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: "120px" });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, loading]);
  return (
    <div ref={frame}>
      <chakra.ul position="relative" listStyle="none" style={{ height }}>
        {items.map((item, index) => (
          <Cell key={keyOf(item)} style={places[index]}>
            {draw(item)}
          </Cell>
        ))}
      </chakra.ul>
      <chakra.div ref={end} display="grid" justifyItems="center" paddingTop="5" minHeight="20">
        {hasMore ? (
          <Button variant="outline" size="sm" loading={loading} onClick={() => onMore?.()}>
            <Trans>Load more</Trans>
          </Button>
        ) : (
          <chakra.p color="ink.second" fontSize="sm">
            <Trans>These are all of them.</Trans>
          </chakra.p>
        )}
      </chakra.div>
    </div>
  );
}

const GAP = 16;

const Cell = chakra("li", { base: { position: "absolute", overflow: "hidden", borderRadius: "control" } });
