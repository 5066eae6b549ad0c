// Methods of an open world for its members.
import type { components } from "#qa";
import { call, type Door } from "./control.ts";
import type { World } from "./world.ts";

type Schemas = components["schemas"];
type Verbs = Pick<World, "member" | "join" | "login" | "lock" | "unlock" | "invite" | "expire" | "users" | "grant">;

export function memberVerbs(door: Door, { id, users }: Schemas["OpenedWorld"], scenario: string): Verbs {
  const path = { world: id };
  return {
    member(handle) {
      const user = users[handle];
      if (!user) throw new Error(`this world of ${scenario} has no ${handle}, but ${Object.keys(users).join(", ")}`);
      return user;
    },
    async join(handle, joining = {}) {
      const body = { ...(typeof joining === "string" ? { persona: joining } : joining), handle };
      const member = await call(door, "post", "/worlds/{world}/users", { path, body });
      users[handle] = member;
      return member;
    },
    async login(user) {
      const { session } = await call(door, "post", "/worlds/{world}/users/{user}/login", { path: { ...path, user } });
      const member = users[user];
      if (member) users[user] = { ...member, session };
      return session;
    },
    async lock(user, what) {
      await call(door, "post", "/worlds/{world}/users/{user}/lock", { path: { ...path, user }, body: { what } });
    },
    async unlock(user) {
      await call(door, "post", "/worlds/{world}/users/{user}/unlock", { path: { ...path, user } });
    },
    async invite(user, count) {
      return call(door, "post", "/worlds/{world}/users/{user}/invite", { path: { ...path, user }, body: { count } });
    },
    async expire(user) {
      await call(door, "post", "/worlds/{world}/users/{user}/expire", { path: { ...path, user } });
    },
    async users() {
      const found: Schemas["User"][] = [];
      for (let cursor: number | null = 0; cursor !== null;) {
        const page: Schemas["UserPage"] = await call(door, "get", "/worlds/{world}/users", {
          path,
          query: { limit: 1000, cursor },
        });
        found.push(...page.items);
        ({ cursor } = page);
      }
      return found;
    },
    async grant(user, amount) {
      const body = { currency: "JPY", amount } as const;
      await call(door, "post", "/worlds/{world}/users/{user}/grant", { path: { ...path, user }, body });
    },
  };
}
