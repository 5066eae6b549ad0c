import { expect, test } from "vitest";
import { testDraft } from "#store/memory.ts";
import { MOST_STRANGERS, turnAway } from "./strangers.ts";
import { asEpochMs } from "./time.ts";

const now = asEpochMs(1_000);

test("as many names as are remembered push the oldest one out, and no more are ever kept", () => {
  const draft = testDraft();
  for (let nth = 1; nth <= 5; nth += 1) turnAway(draft, "first", now);
  expect(turnAway(draft, "first", now)).toMatchObject({ reason: "too-many-attempts" });
  for (let nth = 1; nth < MOST_STRANGERS; nth += 1) turnAway(draft, `name ${nth}`, now);
  expect(turnAway(draft, "first", now)).toMatchObject({ reason: "too-many-attempts" });
  turnAway(draft, "one more", now);
  expect(turnAway(draft, "first", now)).toMatchObject({ reason: "wrong-credentials" });
  expect(draft.strangers.size).toBe(MOST_STRANGERS);
  expect(draft.strangerPlaces.size).toBe(MOST_STRANGERS);
});
