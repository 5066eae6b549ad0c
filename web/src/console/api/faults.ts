import { useQuery } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

export type Fault = Schemas["FaultRule"];
export type NewFault = Schemas["NewFaultRule"];

const at = (world: string) => ({ params: { path: { world } } });

/** The faults of a world, in the order in which the server checks them. */
export const useFaults = (world: string) =>
  useQuery({
    queryKey: ["world", world, "faults"],
    queryFn: async () => (await must(qa.GET("/worlds/{world}/faults", at(world)))).items,
  });

export const createFault = (world: string, body: NewFault) =>
  must(qa.POST("/worlds/{world}/faults", { ...at(world), body }));
export const replaceFault = (world: string, id: number, body: NewFault) =>
  must(qa.PUT("/worlds/{world}/faults/{id}", { params: { path: { world, id } }, body }));
export const deleteFault = (world: string, id: number) =>
  must(qa.DELETE("/worlds/{world}/faults/{id}", { params: { path: { world, id } } }));
export const clearFaults = (world: string) => must(qa.DELETE("/worlds/{world}/faults", at(world)));
