import { checkTouched } from "#domain/touched-invariants.ts";
import { stateOf } from "#store/root.ts";
import type { Commit } from "#store/store.ts";

/** A commit would have broken what must always hold; it did not take effect. */
export class BrokenInvariant extends Error {
  override readonly name = "BrokenInvariant";
}

/** Throws BrokenInvariant unless everything a commit touched holds after it. */
export function guardInvariants({ root, changes }: Commit): void {
  const broken = checkTouched(stateOf(root), changes).filter(({ ok }) => !ok);
  if (broken.length > 0) throw new BrokenInvariant(broken.map(({ id, detail }) => `${id}: ${detail}`).join("; "));
}
