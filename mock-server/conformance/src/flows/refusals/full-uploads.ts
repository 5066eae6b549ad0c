// N5: too-many-uploads. The adapter fills the member's quota, because no run uploads so many files.
import { readFileSync } from "node:fs";
import type { Flow } from "#flows/flow.ts";
import { newMember } from "#flows/new-member.ts";
import { upload, RECEIPT } from "#flows/upload.ts";
import { verdictsOf } from "#flows/verdicts.ts";

const NAME = "an upload beyond the limit of a member";
const STATE = "uploads-full";

export const FULL_UPLOADS: Flow = {
  name: NAME,
  check: "refusals",
  needs: "write",
  operations: ["common.upload"],
  async run(run) {
    const verdicts = verdictsOf(run, "refusals", NAME);
    const member = await newMember(run, "full", NAME);
    if (!(await run.states.arrange(STATE, { account: member.account })))
      return { kind: "not-reached", why: `nobody arranged ${STATE} (--states)` };
    const answer = await upload(run, member.token, "receipt.png", readFileSync(RECEIPT), NAME);
    verdicts.refused("common.upload", answer, "too-many-uploads", "with as many files as a member may have", "/file");
    return verdicts.outcome();
  },
};
