import { expect, test } from "vitest";
import { FIRST_SEQUENCES } from "#domain/state.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { testDraft } from "#store/test-draft.ts";
import { MOST_STRANGERS, rejectUnknownName } from "./unknown-names.ts";

const now = asEpochMs(1_000);

test("at the limit each new name displaces the oldest, so that the number of names stays the same", () => {
  const draft = testDraft();
  const isLocked = (name: string) => rejectUnknownName(draft, name, now).reason === "too-many-attempts";
  for (const name of ["first", "second"]) for (let nth = 1; nth <= 5; nth += 1) rejectUnknownName(draft, name, now);
  // Skips ahead: the next two names take the last two positions of the ring.
  draft.sequences.put("main", { ...FIRST_SEQUENCES, stranger: MOST_STRANGERS - 2 });
  for (const name of ["last but one", "last"]) rejectUnknownName(draft, name, now);
  expect(draft.strangers.size).toBe(4);
  expect([isLocked("first"), isLocked("second")]).toEqual([true, true]);
  rejectUnknownName(draft, "first of the next round", now);
  expect(draft.strangers.size).toBe(4);
  expect(draft.strangerPlaces.size).toBe(4);
  expect([isLocked("second"), isLocked("first")]).toEqual([true, false]);
});
