import { useQuery } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

const at = (world: string) => ({ params: { path: { world } } });

export const useClock = (world: string) =>
  useQuery({ queryKey: ["world", world, "clock"], queryFn: () => must(qa.GET("/worlds/{world}/clock", at(world))) });

export const advance = (world: string, body: Schemas["Advance"]) =>
  must(qa.POST("/worlds/{world}/clock/advance", { ...at(world), body }));

export const setClockMode = (world: string, mode: Schemas["ClockMode"]) =>
  must(qa.PUT("/worlds/{world}/clock", { ...at(world), body: { mode } }));

/** Retries a job that failed and was set aside. */
export const retryJob = (world: string, id: number) =>
  must(qa.POST("/worlds/{world}/jobs/{id}/retry", { params: { path: { world, id } } }));

interface Due {
  readonly id: number;
  readonly at: number;
  readonly kind: Schemas["Job"]["job"];
  readonly ref: number;
  /** Present on a failed job that waits for a retry. */
  readonly setAside?: object;
}

/** The world's scheduled jobs, soonest first, without failed ones that were set aside. */
export const useDueJobs = (world: string) =>
  useQuery({
    queryKey: ["world", world, "jobs"],
    queryFn: async () => {
      const { value } = await must(
        qa.GET("/worlds/{world}/state", { params: { path: { world }, query: { pointer: "/jobs" } } }),
      );
      return Object.values(value as Record<string, Due>)
        .filter(({ setAside }) => setAside === undefined)
        .toSorted((a, b) => a.at - b.at || a.id - b.id);
    },
  });
