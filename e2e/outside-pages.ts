// Notices pages that leave the world of their test: `page.goto("/")` leads to the server's default world, which every
// test shares, so that what a visitor's test proves there is true of another world.
import type { World } from "./world.ts";

/** Whether an address is none of the world's: neither below its URL, nor at `{id}.localhost`, nor a tool of the server. */
export function isOutside(address: string, { id, url }: Pick<World, "id" | "url">): boolean {
  const to = new URL(address);
  if (!/^https?:$/.test(to.protocol)) return false;
  const world = new URL(url);
  if (to.hostname === `${id}.localhost`) return false;
  if (to.origin !== world.origin) return true;
  // The console and the documentation show all worlds alike.
  return !`${to.pathname}/`.startsWith(world.pathname) && !/^\/(__qa|docs)(\/|$)/.test(to.pathname);
}
