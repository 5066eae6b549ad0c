// Check M3: one-time actions of members take effect once, even if sent twice at the same moment.
import type { Flow, FlowRun } from "#flows/flow.ts";
import { bindingOf, withUpload } from "#flows/member-with.ts";
import { mobileOf } from "#flows/mobile-numbers.ts";
import { type NewMember, newMember } from "#flows/new-member.ts";
import { askOpen } from "#flows/open-calls.ts";
import { ask, type Ask, type Once, TRIES, tryEach } from "./double-submit.ts";

const FIRSTS = "one-time actions, sent twice at the same moment";

type Register = (body: object) => Ask;

function signUpKinds(run: FlowRun, open: Register): Once[] {
  const named = (kind: string, nth: number): object =>
    ({
      email: { email: `${run.runId}-once-e${nth}@example.test` },
      username: { username: `${run.runId}-o${nth}` },
      mobile: { mobile: mobileOf(run.runId, nth) },
    })[kind] ?? {};
  return ["email", "username", "mobile"].map((kind) => ({
    name: `two sign-ups of one ${kind}`,
    operation: "user.register",
    second: ["account-taken"],
    pair: async (nth) => [open(named(kind, nth)), open(named(kind, nth))],
  }));
}

/** Two sign-ups with one invite code at the same moment: both must count as invited. */
async function inviteKind(run: FlowRun, visitor: NewMember, open: Register): Promise<Once> {
  const ladder = () => visitor.need("invite_recode.getIncentiveList");
  const code = Object.values(await ladder()).find((value) => typeof value === "string") ?? "";
  const { inviteCode = code } = await visitor.need("user.getInviteCode");
  let invited = Number((await ladder()).inviteCount);
  return {
    name: "two sign-ups by one invite code",
    operation: "invite_recode.getIncentiveList",
    second: [null],
    pair: async (nth) => [
      open({ email: `${run.runId}-once-i${nth}@example.test`, inviteCode }),
      open({ email: `${run.runId}-once-j${nth}@example.test`, inviteCode }),
      async () => {
        invited += 2;
        const { inviteCount } = await ladder();
        return inviteCount === invited ? null : `inviteCount ${String(inviteCount)} and not ${invited}`;
      },
    ],
  };
}

/** Writes that may succeed once: binding an address, also by two members, and a member's first-time settings. */
async function memberKinds(run: FlowRun, visitor: NewMember, members: readonly NewMember[]): Promise<Once[]> {
  const memberAt = (nth: number): NewMember => members[nth - 1] ?? visitor;
  const path = await withUpload(run, visitor, FIRSTS);
  return [
    {
      name: "one address bound by two members",
      operation: "user.updateUserInfo",
      second: ["email-taken"],
      pair: async (nth) => {
        const body = { email: `${run.runId}-once-b${nth}@example.test` };
        const other = memberAt((nth % TRIES) + 1);
        return [ask(memberAt(nth), "user.updateUserInfo", body), ask(other, "user.updateUserInfo", body)];
      },
    },
    {
      name: "two trading passwords",
      operation: "wallet.setPayPassword",
      second: ["already-set"],
      pair: async (nth) => {
        const set = (text: string): Ask =>
          ask(memberAt(nth), "wallet.setPayPassword", { payPassword: text, rePayPassword: text });
        return [set("111222"), set("333444")];
      },
    },
    ...([1, 2, 3] as const).map((wallet): Once => {
      const [operation, body] = bindingOf(wallet);
      return {
        name: `two bindings of wallet ${wallet}`,
        operation,
        second: ["already-bound"],
        pair: async (nth) => [ask(memberAt(nth), operation, body), ask(memberAt(nth), operation, body)],
      };
    }),
    {
      name: "two identities",
      operation: "user.authenticationInfo",
      second: ["not-editable"],
      pair: async (nth) => {
        const member = nth === 1 ? visitor : memberAt(nth);
        const image = nth === 1 ? path : await withUpload(run, member, FIRSTS);
        const body = { username: "CT TEST", sex: "0", idCard: "CT1", rightSide: image, reverseSide: image };
        const submit = ask(member, "user.authenticationInfo", body);
        return [submit, submit];
      },
    },
  ];
}

/**
 * Sends each one-time action twice at the same moment. A member cannot undo such an action, so every further attempt at
 * it uses another member.
 */
export const MEMBER_DOUBLE_SUBMITS: Flow = {
  name: FIRSTS,
  check: "parallel_pairs",
  needs: "money",
  operations: [
    "user.register",
    "user.updateUserInfo",
    "wallet.setPayPassword",
    "wallet.bindBankCard",
    "wallet.bindAddress",
    "user.authenticationInfo",
    "invite_recode.getIncentiveList",
  ],
  async run(run) {
    const visitor = await newMember(run, "once-v", FIRSTS);
    const { password } = run;
    const open: Register = (body) => () =>
      askOpen(run, "user.register", { body: { ...body, password, re_password: password } }, FIRSTS);
    const members: NewMember[] = [];
    for (let nth = 1; nth <= TRIES; nth += 1) members.push(await newMember(run, `once-${nth}`, FIRSTS));
    const kinds = [
      ...signUpKinds(run, open),
      await inviteKind(run, visitor, open),
      ...(await memberKinds(run, visitor, members)),
    ];
    await run.states.arrange("reviews-wait", { kind: "identity" });
    await run.states.arrange("reviews-wait", { kind: "wallet" });
    return await tryEach(run, FIRSTS, kinds);
  },
};
