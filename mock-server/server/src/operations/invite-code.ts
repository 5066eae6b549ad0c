import { INVITE_CODE } from "#domain/members/member.ts";
import type { State } from "#domain/state.ts";
import type { Entropy } from "#ports/secrets.ts";

export function freeInviteCode(state: State, entropy: Entropy): string {
  for (;;) {
    const code = entropy.text(INVITE_CODE.alphabet, INVITE_CODE.length);
    if (state.inviteCodes.get(code) === undefined) return code;
  }
}
