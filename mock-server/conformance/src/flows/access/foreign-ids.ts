// Check A4: the token alone decides whose data a call uses, not the ids that are sent; and a 403 changes nothing.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { signUp } from "#client/accounts.ts";
import type { Person } from "#client/people.ts";
import type { Answer } from "#client/probe.ts";
import type { Flow, FlowRun } from "#flows/flow.ts";
import { bindingOf, leastTopUp, withUpload } from "#flows/member-with.ts";
import { type NewMember, newMember } from "#flows/new-member.ts";
import { type Verdicts, verdictFlow } from "#flows/verdicts.ts";
import { baseRequests } from "#requests/base-requests.ts";

const CHECK = "no_leak";
/** Names under which servers may accept a member id. */
const NAMES = ["id", "uid", "user_id", "userId", "member_id", "memberId", "account", "token"];

const isOwnRead = ({ secured, effect, envelope }: Call): boolean =>
  secured && effect === "read" && envelope === "product";

/** Checks that ids of the victim in the query and headers do not change what a read returns. */
async function compareReads(run: FlowRun, verdicts: Verdicts, thief: NewMember, victim: Person): Promise<void> {
  const bases = baseRequests(run.contract);
  for (const call of run.contract.calls.filter(isOwnRead)) {
    const { operationId } = call;
    const known = new Set(Object.keys(call.query.properties as object));
    const query = Object.fromEntries((bases.get(operationId)?.query ?? []).filter(([, text]) => !text.includes("{{")));
    const ask = (more: Readonly<Record<string, string>>, headers = {}): Promise<Answer> =>
      thief.ask(operationId, { query: { ...query, ...more }, headers, ...(call.body && { body: {} }) });
    const plain = await ask({});
    if (plain.outcome !== "ok") continue;
    const own = JSON.stringify(plain.data);
    const ids = NAMES.filter((name) => !known.has(name) || name === "token").map(
      (name) =>
        [
          name,
          name === "token" ? victim.token : name === "account" ? String(victim.account) : String(victim.id),
        ] as const,
    );
    const other = await ask(Object.fromEntries(ids), { token: victim.token, "x-user-id": String(victim.id) });
    const same = other.outcome === "ok" && JSON.stringify(other.data) === own;
    verdicts.holds(
      same,
      operationId,
      `the member's own data, whatever ids come along: ${own.slice(0, 200)}`,
      other.data ?? other.outcome,
      other,
    );
    if (known.has("uid")) {
      const theirs = await thief.ask(operationId, { query: { ...query, uid: Number(victim.id) } });
      verdicts.comesTo(operationId, theirs, "forbidden", "with the uid of another member");
    }
  }
}

interface Theft {
  readonly thief: NewMember;
  readonly victim: Person;
  readonly identity: object;
}

/** Checks that a write with the victim's id is forbidden and changes nothing. */
async function tryWrites(run: FlowRun, verdicts: Verdicts, { thief, victim, identity }: Theft): Promise<void> {
  const asVictim = { token: victim.token };
  // Compare the victim's data before and after, because a server may refuse a write and still execute it.
  const victims = async (): Promise<string> => {
    const { setPayPassword } = await thief.need("wallet.getPayPassword", asVictim);
    return JSON.stringify([setPayPassword, await thief.need("user.getAuditInfo", { ...asVictim, body: {} })]);
  };
  const before = await victims();
  const password = `${run.password.slice(0, 12)}w4`;
  run.masker.learn(password);
  for (const [operation, body] of [
    ["wallet.setPayPassword", { payPassword: "135791", rePayPassword: "135791" }],
    ["user.updateUserInfo", { oldPassword: run.password, password, re_password: password }],
    ["user.updateUserInfo", { email: `${run.runId}-ids-new@example.test` }],
    ["user.authenticationInfo", { ...identity, username: "CT THIEF" }],
  ] as const) {
    const answer = await thief.ask(operation, { body: { ...body, id: victim.id } });
    verdicts.comesTo(operation, answer, "forbidden", "with the id of another member");
  }
  const after = await victims();
  verdicts.holds(after === before, "wallet.setPayPassword", `nothing of another member changed: ${before}`, after);
  const { setPayPassword } = await thief.need("wallet.getPayPassword");
  verdicts.holds(
    setPayPassword === true,
    "wallet.setPayPassword",
    "setPayPassword true, since a 403 changes nothing of the sender either",
    setPayPassword,
  );
  const alive = await thief.ask("wallet.getBalance", asVictim);
  verdicts.accepted("wallet.getBalance", alive, "since a 403 ends no session of another member");
}

export const foreignIds = (contract: Contract): Flow =>
  verdictFlow({
    name: "ids and tokens of another member",
    check: CHECK,
    needs: "money",
    operations: [
      ...contract.calls.filter(isOwnRead).map(({ operationId }) => operationId),
      "wallet.setPayPassword",
      "user.updateUserInfo",
      "user.authenticationInfo",
      "wallet.recharge",
    ],
    async steps(run, verdicts, caseName) {
      const thief = await newMember(run, "ids-thief", caseName);
      // The victim has items in every list, so that its data differs from the thief's.
      const victim = await signUp(run, `${run.runId}-ids-victim@example.test`, run.password);
      const asVictim = { token: victim.token };
      const image = await withUpload(run, { ...thief, token: victim.token }, caseName);
      const amount = await leastTopUp(thief);
      const topUp = { amount, name: "TRC20", txId: `${run.runId}-ids`, payType: 1 };
      await thief.need("wallet.recharge", { ...asVictim, body: topUp });
      await thief.need("wallet.bankRecharge", { ...asVictim, body: { amount: 1234, image } });
      const identity = { username: "CT VICTIM", sex: "1", idCard: "CT1", rightSide: image, reverseSide: image };
      await thief.need("user.authenticationInfo", { ...asVictim, body: identity });
      const [bind, binding] = bindingOf(3);
      await thief.need(bind, { ...asVictim, body: binding });

      await compareReads(run, verdicts, thief, victim);
      await tryWrites(run, verdicts, { thief, victim, identity });
    },
  });
