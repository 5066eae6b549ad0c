import { isEmail, isMobile } from "#domain/members/credentials.ts";
import { signUp } from "./commands.ts";
import type { UserEntry } from "./file.ts";
import { type Place, refusalText, ScenarioError } from "./parse.ts";
import type { Stage } from "./stage.ts";

/** Registers a member of a scenario. Throws ScenarioError with the position of a refusal. */
export async function addUser(stage: Stage, handle: string, entry: UserEntry, at: string, place: Place): Promise<void> {
  const { account, username = null, password, lang = "ja", invitedBy } = entry;
  if (stage.users.has(handle)) throw new ScenarioError([`${place(at)}: there is a user "${handle}" already`]);
  const inviter = invitedBy === undefined ? null : stage.users.get(invitedBy);
  if (inviter === undefined)
    throw new ScenarioError([`${place(`${at}/invitedBy`)}: no user "${invitedBy}" before this one`]);
  const invitedWith = inviter && (stage.state().members.get(inviter.memberId)?.inviteCode ?? null);
  const decision = await signUp(stage, { ...namesOf(account, username), password, language: lang, invitedWith });
  if (!decision.ok) throw new ScenarioError([`${place(at)}: ${refusalText(decision)}`]);
  stage.users.set(handle, { memberId: decision.value.id, account, password, payPassword: null });
}

/** The login names of an account: an email address or a mobile number if it has that format, otherwise a username. */
function namesOf(account: string, username: string | null) {
  if (isEmail(account)) return { email: account, username };
  if (isMobile(account)) return { mobile: account, username };
  return { username: account };
}
