// Finds the contract's call of a request, under any base path.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";

/** A call; `unknown` for an undocumented path or method below the contract's roots; null for anything else. */
export type CallMatch = { readonly call: Call; readonly base: string } | "unknown" | null;

export function callMatcher({ calls }: Contract): (method: string, pathname: string) => CallMatch {
  const roots = new Set(calls.map(({ path }) => `/${path.split("/")[1]}/`));
  const paths = [...new Set(calls.map(({ path }) => path))].toSorted((a, b) => b.length - a.length);
  const byName = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));
  return (method, pathname) => {
    const path = paths.find((known) => pathname.endsWith(known));
    const call = path === undefined ? undefined : byName.get(`${method} ${path}`);
    if (call) return { call, base: pathname.slice(0, -call.path.length) };
    // OPTIONS and HEAD come from browsers, not from clients of the contract, so they are not unknown calls.
    const isCall = [...roots].some((root) => pathname.includes(root));
    return isCall && !["OPTIONS", "HEAD"].includes(method) ? "unknown" : null;
  };
}
