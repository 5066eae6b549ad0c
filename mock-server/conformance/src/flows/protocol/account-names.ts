// Check N6: a different spelling of a name, e-mail address or mobile number (blanks, case) means the same account.
import { isNode, type Node } from "@hashgrove/contract/document.ts";
import type { Answer } from "#client/probe.ts";
import { withUpload } from "#flows/member-with.ts";
import { japaneseMobileOf } from "#flows/mobile-numbers.ts";
import { newMember } from "#flows/new-member.ts";
import { askOpen } from "#flows/open-calls.ts";
import { verdictFlow } from "#flows/verdicts.ts";
import { NO_UPLOAD } from "#requests/base-requests.ts";

const CHECK = "request_reading";
export const TRIMMED = verdictFlow({
  name: "blanks and cases that do not count",
  check: CHECK,
  needs: "money",
  operations: [
    "user.register",
    "user.authenticationInfo",
    "user.getAuditInfo",
    "wallet.bindBankCard",
    "wallet.getWalletStatus",
    "wallet.bankRecharge",
    "invite_recode.getIncentiveList",
  ],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "blanks", caseName);
    const path = await withUpload(run, member, caseName);
    const bind = "wallet.bindBankCard";
    const card = { bankName: " Test Bank ", branchName: "Tokyo", bic: "001", cardholder: "CT TEST" };
    const bound = await member.ask(bind, { body: { ...card, bankcard: " 1234567 " } });
    if (verdicts.accepted(bind, bound, "with blanks around the account number")) {
      const status = await member.need("wallet.getWalletStatus", { query: { type: 3 } });
      const wanted = "Test Bank ****4567";
      verdicts.holds(
        status.bound === wanted,
        "wallet.getWalletStatus",
        `bound ${wanted}, without blanks`,
        status.bound,
      );
    }
    const topUp = "wallet.bankRecharge";
    const receipt = await member.ask(topUp, { body: { amount: 1009, image: ` ${path} ` } });
    verdicts.accepted(topUp, receipt, "with blanks around the receipt's path");
    const identity = {
      username: " CT TEST ",
      sex: "0",
      idCard: " Ct1 ",
      rightSide: ` ${path} `,
      reverseSide: ` ${path} `,
    };
    const submit = "user.authenticationInfo";
    const half = await member.ask(submit, { body: { ...identity, reverseSide: NO_UPLOAD } });
    verdicts.refused(submit, half, "unknown-upload", "the second file is unknown", "/reverseSide");
    if (verdicts.accepted(submit, await member.ask(submit, { body: identity }), "with blanks around every field")) {
      const shown = await member.need("user.getAuditInfo", { body: {} });
      const got = [shown.username, shown.idCard, shown.rightSide, shown.reverseSide];
      const same = JSON.stringify(got) === JSON.stringify(["CT TEST", "Ct1", path, path]);
      verdicts.holds(same, "user.getAuditInfo", "every field without the blanks around it", got);
    }
    const register = "user.register";
    const { inviteCode } = await member.need("invite_recode.getIncentiveList");
    const guest = {
      email: `${run.runId}-Guest@example.test `,
      password: run.password,
      re_password: run.password,
      inviteCode: ` ${String(inviteCode).toLowerCase()} `,
    };
    const joined = await askOpen(run, register, { body: guest }, caseName);
    verdicts.accepted(register, joined, "with the invite code in small letters and blanks around it");
    const taken = await askOpen(
      run,
      register,
      { body: { ...guest, email: guest.email.trim().toLowerCase() } },
      caseName,
    );
    verdicts.refused(register, taken, "account-taken", "the address in small letters and without blanks", "/email");
  },
});

export const NAMED = verdictFlow({
  name: "the default user name",
  check: CHECK,
  needs: "write",
  operations: ["user.register"],
  async steps(run, verdicts, caseName) {
    const call = "user.register";
    const body = { email: `${run.runId}-named@example.test`, password: run.password, re_password: run.password };
    const answer = await askOpen(run, call, { body }, caseName);
    if (!verdicts.accepted(call, answer, "with an email address only")) return;
    const { userinfo } = isNode(answer.data) ? answer.data : {};
    const { id, username, nickname, mobile } = isNode(userinfo) ? userinfo : {};
    const isDefault = new RegExp(`^user${String(id)}(_\\d+)?$`).test(String(username));
    verdicts.holds(isDefault, call, `username user${String(id)}, the default`, username, answer);
    verdicts.holds(nickname === username, call, `nickname ${String(username)}, as the username`, nickname, answer);
    verdicts.holds(mobile === null, call, "mobile null, since none was given", mobile, answer);
  },
});

/** Email addresses that match the rule of user.register; a member can bind them in turn. */
const formsOf = (runId: string): readonly string[] => [
  `${runId}+tag.a!#$%&'*/=?^_\`{|}~-@example.test`,
  `${"x".repeat(64 - runId.length)}${runId}@example.test`,
  `${runId}@a-b.1.example.test`,
  `.${runId}..@example.test`,
];

export const ADDRESS_FORMS = verdictFlow({
  name: "forms of an email address",
  check: CHECK,
  needs: "write",
  operations: ["user.updateUserInfo", "user.login"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "addresses", caseName);
    const call = "user.updateUserInfo";
    for (const email of formsOf(run.runId))
      verdicts.accepted(call, await member.ask(call, { body: { email } }), `with the address ${email}`);
    const { password } = run;
    const [address = ""] = formsOf(run.runId).slice(-1);
    const own = await member.ask(call, { body: { email: address } });
    verdicts.accepted(call, own, "with the member's own address again");
    const login = await askOpen(run, "user.login", { body: { account: address, password } }, caseName);
    verdicts.accepted("user.login", login, "with the address that was bound last");
    const before = await askOpen(run, "user.login", { body: { account: member.account, password } }, caseName);
    verdicts.refused("user.login", before, "wrong-credentials", "with the earlier address, which is free now");
  },
});

/** Other spellings of the same Japanese number. */
const spellingsOf = (mobile: string): string[] => {
  const international = `+81${mobile.slice(1)}`;
  const fullWidth = [...mobile].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join("");
  return [
    international,
    `0081 ${mobile.slice(1, 3)}-${mobile.slice(3)}`,
    fullWidth,
    `${mobile.slice(0, 3)}\u200b${mobile.slice(3)}`,
  ];
};

export const EACH_NAME = verdictFlow({
  name: "an account under each of its names",
  check: CHECK,
  needs: "write",
  operations: ["user.register", "user.login"],
  async steps(run, verdicts, caseName) {
    const { password } = run;
    // Names with a leading zero and capitals, because the server must show them as they were typed.
    const mobile = japaneseMobileOf(run.runId);
    const names = { username: `${run.runId}-Named`, mobile, email: `${run.runId}-each@example.test` };
    const body = { ...names, password, re_password: password };
    const answer = await askOpen(run, "user.register", { body }, caseName);
    if (!verdicts.accepted("user.register", answer, "under three names at once")) return;
    const infoIn = ({ data }: Answer): Node => (isNode(data) && isNode(data.userinfo) ? data.userinfo : {});
    const info = infoIn(answer);
    for (const [field, name] of Object.entries(names)) {
      verdicts.holds(info[field] === name, "user.register", `${field} ${name}, as it was typed`, info[field], answer);
      for (const [alias, typed] of [
        ["account", name],
        ["account", name.toUpperCase()],
        [field, name],
        ...(field === "mobile" ? spellingsOf(name).map((spelt) => ["mobile", spelt] as const) : []),
      ] as const) {
        const login = await askOpen(run, "user.login", { body: { [alias]: typed, password } }, caseName);
        if (!verdicts.accepted("user.login", login, `with ${alias} ${typed}`)) continue;
        const { id } = infoIn(login);
        verdicts.holds(id === info.id, "user.login", `id ${String(info.id)}, the same member`, id, login);
      }
    }
  },
});
