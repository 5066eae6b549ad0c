// Which call of the contract a request is for, wherever the server's base address ends.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";

/** A call; `unknown` for a path or method below the contract's roots that it does not have; null for anything else. */
export type Route = { readonly call: Call; readonly base: string } | "unknown" | null;

/** Returns a function that finds the route of a request. */
export function routesOf({ calls }: Contract): (method: string, pathname: string) => Route {
  const roots = new Set(calls.map(({ path }) => `/${path.split("/")[1]}/`));
  const paths = [...new Set(calls.map(({ path }) => path))].toSorted((a, b) => b.length - a.length);
  const byName = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));
  return (method, pathname) => {
    const path = paths.find((known) => pathname.endsWith(known));
    const call = path === undefined ? undefined : byName.get(`${method} ${path}`);
    if (call) return { call, base: pathname.slice(0, -call.path.length) };
    // A browser asks with OPTIONS and HEAD what no client of the contract does.
    const isCall = [...roots].some((root) => pathname.includes(root));
    return isCall && !["OPTIONS", "HEAD"].includes(method) ? "unknown" : null;
  };
}
