import { useQuery } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

const at = (world: string, user: string) => ({ params: { path: { world, user } } });

export const logIn = (world: string, user: string) =>
  must(qa.POST("/worlds/{world}/users/{user}/login", at(world, user)));
export const expire = (world: string, user: string) =>
  must(qa.POST("/worlds/{world}/users/{user}/expire", at(world, user)));
export const unlock = (world: string, user: string) =>
  must(qa.POST("/worlds/{world}/users/{user}/unlock", at(world, user)));
export const grant = (world: string, user: string, body: Schemas["Grant"]) =>
  must(qa.POST("/worlds/{world}/users/{user}/grant", { ...at(world, user), body }));
export const createUser = (world: string, body: Schemas["NewUser"]) =>
  must(qa.POST("/worlds/{world}/users", { params: { path: { world } }, body }));

/** A member as the state keeps one; what the console shows of it. */
export interface MemberRow {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** The members of a world, whether they have a handle or not. */
export const useMembers = (world: string) =>
  useQuery({
    queryKey: ["world", world, "members"],
    queryFn: async () => {
      const { value } = await must(
        qa.GET("/worlds/{world}/state", { params: { path: { world }, query: { pointer: "/members" } } }),
      );
      return Object.values(value as Record<string, MemberRow>);
    },
  });
