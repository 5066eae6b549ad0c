// Methods of an open world for reviews, which a back office decides.
import type { components } from "#qa";
import { call, type Door } from "./control.ts";
import type { Review, World } from "./world.ts";

type Schemas = components["schemas"];

export function reviewVerbs(door: Door, id: string): Pick<World, "review" | "decide" | "policy" | "reopenWallet"> {
  const path = { world: id };
  const review: World["review"] = async (user, kind, record) => {
    const query = { kind, user, state: "open", within: 5_000 } as const;
    const open = await call(door, "get", "/worlds/{world}/reviews", { path, query });
    const items = open.items.filter((item) => record === undefined || item.record === record);
    const [only] = items;
    if (!only || items.length > 1) throw new Error(`${user} has ${items.length} open reviews of ${kind}`);
    return only;
  };
  const decideReview = (decided: Review, body: Schemas["ReviewDecision"]): Promise<unknown> =>
    call(door, "post", "/worlds/{world}/reviews/{id}", { path: { ...path, id: decided.id }, body });

  return {
    review,
    async decide(user, kind, decision, { reason, record } = {}) {
      await decideReview(await review(user, kind, record), { decision, ...(reason !== undefined && { reason }) });
    },
    async policy(change) {
      return call(door, "put", "/worlds/{world}/policy", { path, body: change });
    },
    async reopenWallet(user, payload, reason) {
      const { items } = await call(door, "get", "/worlds/{world}/reviews", { path, query: { kind: "wallet", user } });
      const bound = items.find((item) => payload.test(JSON.stringify(item.payload)));
      if (!bound) throw new Error(`${user} has bound nothing like ${String(payload)}`);
      await decideReview(bound, { decision: "reopen", reason });
    },
  };
}
