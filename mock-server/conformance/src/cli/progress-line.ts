// One line of progress for a terminal.
import type { Progress } from "#runner/run-check.ts";

function left(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return `${Math.ceil(seconds / 60)} min`;
}

/** `45 %, 412 of 960 checks, about 30 s left`; without an estimate until enough time has passed. */
export function progressLine({ done, of, share }: Progress, seconds: number): string {
  const known = share >= 0.02 ? `, about ${left((seconds / share) * (1 - share))} left` : "";
  return `${Math.floor(share * 100)} %, ${done} of ${of} checks${known}`;
}
