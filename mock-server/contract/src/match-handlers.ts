import type { Contract } from "./contract.ts";

/** The contract and the handlers have different calls. */
export class ContractMismatch extends Error {
  override readonly name = "ContractMismatch";
}

/** Throws ContractMismatch with every call that only one side has. */
export function matchHandlers(contract: Contract, handlers: Iterable<string>): void {
  const built = new Set(handlers);
  const stated = new Set(contract.calls.map(({ operationId }) => operationId));
  const missing = [...stated].filter((id) => !built.has(id));
  const surplus = [...built].filter((id) => !stated.has(id));
  if (missing.length === 0 && surplus.length === 0) return;
  const parts = [
    missing.length > 0 ? `no handler for ${missing.join(", ")}` : "",
    surplus.length > 0 ? `nothing in the contract for ${surplus.join(", ")}` : "",
  ];
  throw new ContractMismatch(parts.filter((part) => part !== "").join("; "));
}
