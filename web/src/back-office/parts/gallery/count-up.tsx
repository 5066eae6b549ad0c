import { useEffect, useState } from "react";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { countUpValue } from "./count-up-value.ts";

interface CountUpProps {
  /** Start value; 0 by default. */
  from?: number;
  to: number;
  /** Duration in milliseconds; 3000 by default. */
  duration?: number;
  /** Pauses at the current number. */
  paused?: boolean;
  /** Formats a value; by default with the language's thousands separators. */
  format?: (value: number) => string;
  onDone?: () => void;
}

/**
 * Animates a whole number up or down to its end value. With reduced motion it shows the end at once; screen readers get
 * the end value only. A new key restarts it.
 * @example <CountUp to={102_400} duration={1500} />
 */
export function CountUp({ from = 0, to, duration = 3000, paused = false, format, onDone }: CountUpProps) {
  const { integer } = useFormat();
  const [elapsed, setElapsed] = useState(() => (matchMedia("(prefers-reduced-motion: reduce)").matches ? duration : 0));
  const done = elapsed >= duration;
  useEffect(() => {
    if (paused || done) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.max(0, now - last);
      last = now;
      setElapsed((so) => Math.min(duration, so + passed));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [paused, done, duration]);
  useEffect(() => {
    if (done) onDone?.();
    // `onDone` runs once, even if the function changes meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [done]);
  const write = format ?? integer;
  return (
    <>
      <span aria-hidden>{write(countUpValue(from, to, duration === 0 ? 1 : elapsed / duration))}</span>
      <VisuallyHidden>{write(to)}</VisuallyHidden>
    </>
  );
}
