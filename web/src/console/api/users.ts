import { useQuery } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

const at = (world: string, user: string) => ({ params: { path: { world, user } } });

export const logIn = (world: string, user: string) =>
  must(qa.POST("/worlds/{world}/users/{user}/login", at(world, user)));
export const expire = (world: string, user: string) =>
  must(qa.POST("/worlds/{world}/users/{user}/expire", at(world, user)));
export const unlock = (world: string, user: string) =>
  must(qa.POST("/worlds/{world}/users/{user}/unlock", at(world, user)));
export const lock = (world: string, user: string, what: Schemas["Lock"]["what"]) =>
  must(qa.POST("/worlds/{world}/users/{user}/lock", { ...at(world, user), body: { what } }));
export const grant = (world: string, user: string, body: Schemas["Grant"]) =>
  must(qa.POST("/worlds/{world}/users/{user}/grant", { ...at(world, user), body }));
export const createUser = (world: string, body: Schemas["NewUser"]) =>
  must(qa.POST("/worlds/{world}/users", { params: { path: { world } }, body }));

/** Maximum number of members that the console lists; the state view has the others. */
const MOST = 1000;

/** The members of a world, oldest first, including those without a handle. */
export const useUsers = (world: string) =>
  useQuery({
    queryKey: ["world", world, "users"],
    queryFn: async () =>
      (await must(qa.GET("/worlds/{world}/users", { params: { path: { world }, query: { limit: MOST } } }))).items,
  });
