// Check N5: an upload beyond the member's quota is refused as too-many-uploads. The adapter fills the quota, because no
// run uploads so many files.
import { readFileSync } from "node:fs";
import { newMember } from "#flows/new-member.ts";
import { upload, RECEIPT } from "#flows/upload.ts";
import { verdictFlow } from "#flows/verdicts.ts";

const STATE = "uploads-full";

export const FULL_UPLOADS = verdictFlow({
  name: "an upload beyond the limit of a member",
  check: "refusals",
  needs: "write",
  operations: ["common.upload"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "full", caseName);
    if (!(await run.states.arrange(STATE, { account: member.account })))
      return { kind: "not-reached", why: `the state ${STATE} was not arranged (--states)` };
    const answer = await upload(run, member.token, "receipt.png", readFileSync(RECEIPT), caseName);
    verdicts.refused("common.upload", answer, "too-many-uploads", "with as many files as a member may have", "/file");
  },
});
