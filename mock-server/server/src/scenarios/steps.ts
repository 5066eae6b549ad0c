import { accept } from "#domain/decision.ts";
import { decideReview } from "#domain/reviews/reviews.ts";
import type { Review, State } from "#domain/state.ts";
import { runCommand } from "./commands.ts";
import { addDuration } from "./duration.ts";
import { commandOf, type ReviewEntry, type Step } from "./file.ts";
import { type Place, refusalText, ScenarioError } from "./parse.ts";
import { putPolicies } from "./policies.ts";
import type { ScenarioUser } from "./scenario.ts";
import type { Stage } from "./stage.ts";

/** Replays steps in order; `at` is their pointer in the file. Throws ScenarioError with the refused step's position. */
export async function play(stage: Stage, steps: readonly Step[], at: string, place: Place): Promise<void> {
  for (const [index, step] of steps.entries()) await playStep(stage, step, `${at}/${index}`, place);
}

async function playStep(stage: Stage, step: Step, at: string, place: Place): Promise<void> {
  const { advance, policy, review, repeat } = step;
  const command = commandOf(step);
  if (advance !== undefined) await stage.advance(addDuration(stage.now(), advance));
  if (policy) {
    await stage.commit((draft) => {
      putPolicies(draft, policy);
      return accept(null);
    });
  }
  if (review) await decide(stage, review, `${at}/review`, place);
  if (repeat) {
    for (let time = 0; time < repeat.times; time += 1) await play(stage, repeat.steps, `${at}/repeat/steps`, place);
  }
  if (!command) return;
  const { handle, entry } = command;
  knownUser(stage, handle, `${at}/${handle}`, place);
  const decision = await runCommand(stage, handle, entry);
  if (!decision.ok) {
    const [name] = Object.keys(entry);
    throw new ScenarioError([`${place(`${at}/${handle}/${name}`)}: ${refusalText(decision)}`]);
  }
}

async function decide(stage: Stage, { of, decision, reason }: ReviewEntry, at: string, place: Place): Promise<void> {
  const [handle = "", kind = ""] = of.split(".");
  const { memberId } = knownUser(stage, handle, `${at}/of`, place);
  const found = newestReview(
    stage.state(),
    (review) =>
      review.memberId === memberId && review.kind === kind && (decision === "reopen" || review.state === "open"),
  );
  if (!found) throw new ScenarioError([`${place(`${at}/of`)}: ${handle} has no open review of ${kind}`]);
  const outcome = await stage.commit((draft, now) =>
    decideReview(draft, { reviewId: found.id, decision, reason }, now),
  );
  if (!outcome.ok) throw new ScenarioError([`${place(at)}: ${refusalText(outcome)}`]);
}

/** The newest matching review. Ids ascend, so searching down from the last id avoids reading all reviews. */
function newestReview(state: State, fits: (review: Review) => boolean): Review | null {
  for (let id = state.sequences.get("main")?.review ?? 0; id > 0; id -= 1) {
    const review = state.reviews.get(id);
    if (review && fits(review)) return review;
  }
  return null;
}

function knownUser(stage: Stage, handle: string, at: string, place: Place): ScenarioUser {
  const user = stage.users.get(handle);
  if (user) return user;
  throw new ScenarioError([
    `${place(at)}: no user "${handle}"; there is ${[...stage.users.keys()].join(", ") || "none"}`,
  ]);
}
