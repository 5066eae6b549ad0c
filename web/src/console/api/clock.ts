import { useQuery } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

const at = (world: string) => ({ params: { path: { world } } });

export const useClock = (world: string) =>
  useQuery({ queryKey: ["world", world, "clock"], queryFn: () => must(qa.GET("/worlds/{world}/clock", at(world))) });

export const advance = (world: string, body: Schemas["Advance"]) =>
  must(qa.POST("/worlds/{world}/clock/advance", { ...at(world), body }));

export const setClockMode = (world: string, mode: Schemas["ClockMode"]) =>
  must(qa.PUT("/worlds/{world}/clock", { ...at(world), body: { mode } }));

interface Due {
  readonly id: number;
  readonly at: number;
  readonly kind: Schemas["Job"]["job"];
  readonly ref: number;
}

/** Everything that will happen by itself, the next first. */
export const useDueJobs = (world: string) =>
  useQuery({
    queryKey: ["world", world, "jobs"],
    queryFn: async () => {
      const { value } = await must(
        qa.GET("/worlds/{world}/state", { params: { path: { world }, query: { pointer: "/jobs" } } }),
      );
      return Object.values(value as Record<string, Due>).toSorted((a, b) => a.at - b.at || a.id - b.id);
    },
  });
