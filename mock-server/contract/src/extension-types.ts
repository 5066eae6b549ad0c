// Types of the contract's extensions, which openapi-typescript does not generate.
import type { Contract } from "./contract.ts";

const union = (names: readonly string[]): string =>
  names.length === 0 ? "never" : names.map((name) => JSON.stringify(name)).join(" | ");

/** Text of a declaration file: the calls without a session, the calls that only read, the refusals of each call. */
export function factsOf({ calls }: Contract): string {
  const named = (fits: (call: Contract["calls"][number]) => boolean): string =>
    union(calls.filter(fits).map(({ operationId }) => operationId));
  const refusals = calls.map(({ operationId, refusals }) => `  ${JSON.stringify(operationId)}: ${union(refusals)};`);
  return [
    "/** Calls that a visitor may make. */",
    `export type OpenOperation = ${named(({ secured }) => !secured)};`,
    "/** Calls that change nothing. */",
    `export type ReadOperation = ${named(({ effect }) => effect === "read")};`,
    "/** Why each call may be refused. */",
    "export interface RefusalReasons {",
    ...refusals,
    "}",
    "",
  ].join("\n");
}
