// Every address has one spelling, so that a proxy that blocks a prefix blocks every address below it.
import type { FastifyRequest } from "fastify";
import { hasWorldPrefix } from "./world-address.ts";

const CONTROL = /^\/__qa(?:[/?#]|$)/;

export const isControlAddress = ({ url, raw }: FastifyRequest): boolean => CONTROL.test(url) && !hasWorldPrefix(raw);

/** Whether an address would be in the control surface without its world prefix. */
export const isHiddenControl = ({ url, raw }: FastifyRequest): boolean => CONTROL.test(url) && hasWorldPrefix(raw);

/** Whether the address contains the fixed parts of the route literally; the router would also accept `%5f` for `_`. */
function isLiteral(address: string, route: string): boolean {
  const parts = (address.split(/[?#]/, 1)[0] ?? "").split("/");
  for (const [at, part] of route.split("/").entries()) {
    if (part === "*") return true;
    if (!part.startsWith(":") && part !== parts[at]) return false;
  }
  return true;
}

/** Whether a request spells its route as the contract does, and has no world prefix before the control surface. */
export const isSpelledAsRoute = (request: FastifyRequest): boolean =>
  isLiteral(request.url, request.routeOptions.url ?? "") && !isHiddenControl(request);
