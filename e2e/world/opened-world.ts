// An open world in tests: methods for the control API, typed by its contract, and for the product's calls.
import type { components } from "#qa";
import { advancePage } from "./advance-page.ts";
import { call, type Door } from "./control.ts";
import { productCalls } from "./product-calls.ts";
import { journalVerbs } from "./world-journal.ts";
import { memberVerbs } from "./world-members.ts";
import { reviewVerbs } from "./world-reviews.ts";
import type { World } from "./world.ts";

/** Properties that a world shares with its forks. */
interface About extends Pick<World, "can"> {
  readonly scenario: string;
  readonly pages: string | null;
}

export function openedWorld(door: Door, opened: components["schemas"]["OpenedWorld"], about: About): World {
  const { id, url } = opened;
  const path = { world: id };
  let { now } = opened;

  return {
    id,
    can: about.can,
    get now() {
      return now;
    },
    url: about.pages === null ? url : new URL(new URL(url).pathname, about.pages).href,
    ...memberVerbs(door, opened, about.scenario),
    ...reviewVerbs(door, id),
    ...journalVerbs(door, id),
    ...productCalls(url),
    async fork(label) {
      const body = label === undefined ? {} : { label: label.slice(0, 100) };
      return openedWorld(door, await call(door, "post", "/worlds/{world}/fork", { path, body }), about);
    },
    async snapshot(name) {
      await call(door, "put", "/worlds/{world}/snapshots/{name}", { path: { ...path, name } });
    },
    async restore(name) {
      const input = { path: { ...path, name } };
      ({ now } = await call(door, "post", "/worlds/{world}/snapshots/{name}/restore", input));
    },
    async patch(...changes) {
      const { revision } = await call(door, "get", "/worlds/{world}/state", { path, query: { pointer: "/members" } });
      const headers = { "If-Match": String(revision) };
      await call(door, "patch", "/worlds/{world}/state", { path, headers, body: changes });
    },
    async advance(time, { keepSessions = false, page } = {}) {
      const before = Date.parse(now);
      const body = { ...(time.startsWith("P") ? { by: time } : { to: time }), keepSessions };
      ({ now } = await call(door, "post", "/worlds/{world}/clock/advance", { path, body }));
      if (page) await advancePage(page, Date.parse(now) - before, now);
    },
    async close() {
      await call(door, "delete", "/worlds/{world}", { path });
    },
  };
}
