// The commands that members execute in scenarios; each runs the same domain rule as its API call.
import { checkAddress } from "#coins/address.ts";
import { usdtFromWhole } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { accept, type AnyDecision } from "#domain/decision.ts";
import { claimInviteReward } from "#domain/invites/invite.ts";
import { memberOf, registerMember } from "#domain/members/member.ts";
import { askPayPassword, setPayPassword } from "#domain/members/pay-password.ts";
import { grant } from "#domain/money/grant.ts";
import { buyProduct } from "#domain/products/purchase.ts";
import { submitIdentity } from "#domain/reviews/identity.ts";
import type { Language, MemberId } from "#domain/state.ts";
import { noteUpload } from "#domain/upload.ts";
import { bindAddress, bindBankAccount } from "#domain/wallet/bind-account.ts";
import { requestBankTopUp, requestCoinTopUp } from "#domain/wallet/top-up.ts";
import { requestBankWithdrawal, requestCoinWithdrawal } from "#domain/wallet/withdrawal.ts";
import type { CommandArguments, CommandEntry, CommandName } from "./file.ts";
import { SAMPLE_PICTURE, samplePicturePath } from "./sample-picture.ts";
import { fixedSaltHash } from "./secrets.ts";
import type { Stage } from "./stage.ts";

type Run<Name extends CommandName> = (
  stage: Stage,
  handle: string,
  args: CommandArguments[Name],
) => Promise<AnyDecision>;

/** Password of the members that the command `invite` creates. */
export const GUEST_PASSWORD = "Passw0rd1";

const COMMANDS: { readonly [Name in CommandName]: Run<Name> } = {
  async setPayPassword(stage, handle, payPassword) {
    const user = userOf(stage, handle);
    const hash = fixedSaltHash(payPassword);
    const decision = await stage.commit((draft) => setPayPassword(draft, { memberId: user.memberId, hash }));
    if (decision.ok) stage.users.set(handle, { ...user, payPassword });
    return decision;
  },
  async submitIdentity(stage, handle, { username, sex, idCard }) {
    const memberId = idOf(stage, handle);
    const front = await handIn(stage, memberId, "identity-front");
    const back = await handIn(stage, memberId, "identity-back");
    const command = { memberId, realName: username, sex, idNumber: idCard, front, back };
    return stage.commit((draft, now) => submitIdentity(draft, command, now));
  },
  bindBank(stage, handle, { bankName, branchName, bic, bankcard, cardholder }) {
    const account = { bankName, branchName, branchCode: bic, number: bankcard, holder: cardholder };
    const command = { memberId: idOf(stage, handle), account };
    return stage.commit((draft, now) => bindBankAccount(draft, command, now));
  },
  bindAddress(stage, handle, { chain, address }) {
    const command = { memberId: idOf(stage, handle), chain, address, check: checkAddress };
    return stage.commit((draft, now) => bindAddress(draft, command, now));
  },
  async topUpBank(stage, handle, { amount }) {
    const memberId = idOf(stage, handle);
    const receipt = await handIn(stage, memberId, "receipt");
    return stage.commit((draft, now) => requestBankTopUp(draft, { memberId, amount: asYen(amount), receipt }, now));
  },
  topUpCoin(stage, handle, { chain, amount, txId = stage.nextTxId() }) {
    const command = { memberId: idOf(stage, handle), chain, amount: usdtFromWhole(amount), name: chain, txId };
    return stage.commit((draft, now) => requestCoinTopUp(draft, command, now));
  },
  withdrawBank(stage, handle, { amount }) {
    const command = { memberId: idOf(stage, handle), amount: asYen(amount), proof: proofOf(stage, handle, true) };
    return stage.commit((draft, now) => requestBankWithdrawal(draft, command, now));
  },
  withdrawCoin(stage, handle, { chain, amount }) {
    const memberId = idOf(stage, handle);
    const command = { memberId, chain, amount: usdtFromWhole(amount), proof: proofOf(stage, handle, true) };
    return stage.commit((draft, now) => requestCoinWithdrawal(draft, command, now));
  },
  async wrongPayPassword(stage, handle, { times }) {
    for (let time = 0; time < times; time += 1) {
      const command = { memberId: idOf(stage, handle), proof: proofOf(stage, handle, false) };
      const decision = await stage.commit((draft, now) => askPayPassword(draft, command, now) ?? accept(null));
      if (!decision.ok && !WRONG_TRY.has(decision.reason)) return decision;
    }
    return accept(null);
  },
  buy(stage, handle, { product, price }) {
    const command = { memberId: idOf(stage, handle), productId: product, price: asYen(price) };
    return stage.commit((draft, now) => buyProduct(draft, command, now));
  },
  claimReward(stage, handle) {
    const command = { memberId: idOf(stage, handle) };
    return stage.commit((draft, now) => claimInviteReward(draft, command, now));
  },
  grant(stage, handle, { currency, amount }) {
    const memberId = idOf(stage, handle);
    const command =
      currency === "JPY"
        ? ({ memberId, currency, amount: asYen(amount) } as const)
        : ({ memberId, currency, amount: usdtFromWhole(amount) } as const);
    return stage.commit((draft, now) => grant(draft, command, now));
  },
  async invite(stage, handle, { count }) {
    const { inviteCode, inviteCount, language } = memberOf(stage.state(), idOf(stage, handle));
    for (let guest = inviteCount + 1; guest <= inviteCount + count; guest += 1) {
      const account = `${handle}-guest-${guest}@example.test`;
      const decision = await signUp(stage, {
        email: account,
        password: GUEST_PASSWORD,
        language,
        invitedWith: inviteCode,
      });
      if (!decision.ok) return decision;
    }
    return accept(null);
  },
};

const WRONG_TRY: ReadonlySet<string> = new Set(["wrong-pay-password", "pay-password-locked"]);

/** Runs the one command of an entry for a member. */
export async function runCommand(stage: Stage, handle: string, entry: CommandEntry): Promise<AnyDecision> {
  // The cast is safe: the keys are those of COMMANDS, which TypeScript widens to string.
  for (const name of Object.keys(COMMANDS) as CommandName[]) {
    const decision = await runNamed(stage, handle, name, entry[name]);
    if (decision) return decision;
  }
  throw new Error(`no command in ${JSON.stringify(entry)}`);
}

async function runNamed<Name extends CommandName>(
  stage: Stage,
  handle: string,
  name: Name,
  args: CommandArguments[Name] | undefined,
): Promise<AnyDecision | null> {
  return args === undefined ? null : COMMANDS[name](stage, handle, args);
}

interface SignUp {
  readonly username?: string | null;
  readonly mobile?: string | null;
  readonly email?: string | null;
  readonly password: string;
  readonly language: Language;
  readonly invitedWith: string | null;
}

/** Registers a member as POST /api/user/register does, without opening a session. */
export const signUp = (stage: Stage, { username = null, mobile = null, email = null, password, ...rest }: SignUp) =>
  stage.commit((draft, now) => {
    const inviteCode = stage.freeInviteCode(draft);
    const passwordHash = fixedSaltHash(password);
    return registerMember(draft, { username, mobile, email, passwordHash, inviteCode, ...rest }, now);
  });

function userOf(stage: Stage, handle: string) {
  const user = stage.users.get(handle);
  if (!user) throw new RangeError(`no user "${handle}"`);
  return user;
}
const idOf = (stage: Stage, handle: string): MemberId => userOf(stage, handle).memberId;

/** The result of a trading password check, without the slow hashing; `right` says whether it succeeds. */
const proofOf = (stage: Stage, handle: string, right: boolean) => ({
  hash: memberOf(stage.state(), idOf(stage, handle)).payPasswordHash,
  right,
});

/** Records an upload of the sample picture by the member; returns its path. */
async function handIn(stage: Stage, memberId: MemberId, what: string): Promise<string> {
  const path = samplePicturePath(stage.state().uploads.size + 1);
  const { type, content } = SAMPLE_PICTURE;
  const upload = { path, memberId, type, bytes: content.byteLength, originalName: `${what}.png` };
  await stage.commit((draft, now) => noteUpload(draft, upload, now));
  return path;
}
