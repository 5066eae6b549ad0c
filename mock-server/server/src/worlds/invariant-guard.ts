import { checkTouched } from "#domain/invariants/touched-invariants.ts";
import { stateOf } from "#store/root.ts";
import type { Commit } from "#store/store.ts";

/** A commit would violate an invariant; it was not applied. */
export class BrokenInvariant extends Error {
  override readonly name = "BrokenInvariant";
}

/** Throws BrokenInvariant unless the rows that a commit changed satisfy the invariants. */
export function guardInvariants({ root, changes }: Commit): void {
  const broken = checkTouched(stateOf(root), changes).filter(({ ok }) => !ok);
  if (broken.length > 0) throw new BrokenInvariant(broken.map(({ id, detail }) => `${id}: ${detail}`).join("; "));
}
