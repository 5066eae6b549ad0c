// Check P4: accepted data is returned unchanged: every byte of a file, every character of a text, every amount.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { isNode, type Node } from "@hashgrove/contract/document.ts";
import type { Flow } from "#flows/flow.ts";
import { leastTopUp, newestRecord, withUpload } from "#flows/member-with.ts";
import { mobileOf } from "#flows/mobile-numbers.ts";
import { newMember } from "#flows/new-member.ts";
import { addressesIn, upload, RECEIPT } from "#flows/upload.ts";
import { verdictFlow, type Verdicts } from "#flows/verdicts.ts";

const CHECK = "shown_values";
const sha = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** All byte values, appended to an image: image readers ignore them, but decoding as text would corrupt them. */
const noise = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, at) => (at * 167 + (at >> 8)) % 256));

const FILES = verdictFlow({
  name: "the bytes of a file",
  check: CHECK,
  needs: "write",
  operations: ["common.upload"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "bytes", caseName);
    const picture = readFileSync(RECEIPT);
    const files = [
      ["receipt.png", picture],
      ["領収書 😀.png", Buffer.concat([picture, noise(70_000)])],
      ["receipt.png", Buffer.concat([picture, noise(1_100_000)])],
      ["receipt.pdf", Buffer.concat([Buffer.from("%PDF-1.4\n"), noise(3000), Buffer.from("\r\n--\r\n%%EOF\r\n\r\n")])],
    ] as const;
    const kept = new Map<string, string>();
    for (const [name, content] of files) {
      const answer = await upload(run, member.token, name, content, caseName);
      if (!verdicts.accepted("common.upload", answer, `with ${name} of ${content.length} bytes`)) continue;
      const { url, fullurl } = addressesIn(answer);
      const isNew = !kept.has(url);
      verdicts.holds(isNew, "common.upload", "a unique path for each file", url, answer);
      kept.set(url, sha(content));
      for (const address of [url, fullurl]) {
        const reply = await run.probe.outside(address, { authorization: member.token }, "GET", { isDigested: true });
        if (reply?.kind !== "received") continue;
        const same = reply.digest === sha(content);
        const what = `the ${content.length} bytes of ${name} as they were sent`;
        verdicts.holds(same, "common.upload", what, `${reply.bytes} bytes${same ? "" : ", other ones"}`, answer);
      }
    }
  },
});

const RARE = "𠮷田 😀 é ｶﾞ <b>&amp;</b> \"'\\ %s {0} ‮x";

const compare = (verdicts: Verdicts, operation: string, got: Node, wanted: Node): void => {
  for (const [field, value] of Object.entries(wanted))
    verdicts.holds(got[field] === value, operation, `${field} ${JSON.stringify(value)}, as it was sent`, got[field]);
};
/**
 * Text of `length` UTF-16 units that begins with rare characters. Some characters take two units, so the text is not
 * longer than `length` characters, which is what the contract's schemas count.
 */
const long = (length: number): string => `${RARE}${"長".repeat(length)}`.slice(0, 40).concat("z".repeat(length - 40));

const SHOWN = verdictFlow({
  name: "texts with rare characters, and the longest",
  check: CHECK,
  needs: "money",
  operations: [
    "user.authenticationInfo",
    "user.getAuditInfo",
    "wallet.bindBankCard",
    "wallet.getWalletStatus",
    "wallet.recharge",
    "wallet.bankRecharge",
    "wallet.index",
    "user.register",
  ],
  async steps(run, verdicts, caseName) {
    for (const [nth, name] of [RARE, long(100)].entries()) {
      const member = await newMember(run, `texts-${nth}`, caseName);
      await run.states.arrange("reviews-wait", { kind: "identity" });
      const path = await withUpload(run, member, caseName);
      const identity = {
        username: name,
        sex: "0",
        idCard: nth === 0 ? "CT1" : `C${"9".repeat(49)}`,
        rightSide: path,
        reverseSide: path,
      };
      const submit = "user.authenticationInfo";
      if (verdicts.accepted(submit, await member.ask(submit, { body: identity }), "with rare characters"))
        compare(verdicts, "user.getAuditInfo", await member.need("user.getAuditInfo", { body: {} }), identity);
      const bankcard = nth === 0 ? "0000000010203" : `${"0".repeat(46)}0907`;
      const card = { bankName: name, branchName: name, bic: name.slice(0, 50).trim(), bankcard, cardholder: name };
      const bind = "wallet.bindBankCard";
      if (verdicts.accepted(bind, await member.ask(bind, { body: card }), "with rare characters")) {
        const { bound } = await member.need("wallet.getWalletStatus", { query: { type: 3 } });
        const wanted = `${name} ****${bankcard.slice(-4)}`;
        verdicts.holds(bound === wanted, "wallet.getWalletStatus", `bound ${JSON.stringify(wanted)}`, bound);
      }
    }
    const member = await newMember(run, "texts-2", caseName);
    const image = await withUpload(run, member, caseName);
    const least = await leastTopUp(member);
    const call = "wallet.recharge";
    for (const [amount, txId] of [
      [least, `${run.runId}-${"x".repeat(200 - run.runId.length - 1)}`],
      [least, `${run.runId}-${"x".repeat(200 - run.runId.length - 2)}y`],
      [9_999_999, `${run.runId}-many`],
    ] as const) {
      const body = { amount, name: "TRC20", txId, payType: 1 };
      if (
        verdicts.accepted(
          call,
          await member.ask(call, { body }),
          `of ${amount} USDT, TXID of ${txId.length} characters`,
        )
      )
        compare(verdicts, "wallet.index", await newestRecord(member, 1, 1), { amount: String(amount), txId });
    }
    const bank = "wallet.bankRecharge";
    for (const amount of [1, 2_147_483_648, 999_999_999_999])
      if (verdicts.accepted(bank, await member.ask(bank, { body: { amount, image } }), `of ${amount} yen`))
        compare(verdicts, "wallet.index", await newestRecord(member, 1, 2), { amount, net: amount });
    const { password } = run;
    for (const names of [
      { username: `${run.runId}-${"n".repeat(30 - run.runId.length - 1)}` },
      { mobile: mobileOf(run.runId, "longest") },
      { email: `${run.runId.padEnd(64, "e")}@${"d".repeat(60)}.example.test` },
    ]) {
      const body = { ...names, password, re_password: password };
      const answer = await member.ask("user.register", { body });
      const when = `with the longest ${Object.keys(names).join()}`;
      if (!verdicts.accepted("user.register", answer, when)) continue;
      const info = isNode(answer.data) && isNode(answer.data.userinfo) ? answer.data.userinfo : {};
      compare(verdicts, "user.register", info, names);
    }
  },
});

const LONG_KEYS = verdictFlow({
  name: "keys of the greatest length",
  check: "refusals",
  needs: "money",
  operations: ["wallet.recharge", "wallet.index"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "long-keys", caseName);
    const amount = await leastTopUp(member);
    const call = "wallet.recharge";
    const long = `${run.runId}-`.padEnd(63, "k");
    const keys = [`${long}a`, `${long}A`, `${long}b`, "ctKey_-8", "ctKey_-9", "CTKEY_-8"];
    const send = (key: string, nth: number) =>
      member.ask(call, {
        headers: { "idempotency-key": key },
        body: { amount, name: "TRC20", txId: `${run.runId}-lk-${nth}`, payType: 1 },
      });
    for (const [nth, key] of keys.entries())
      verdicts.accepted(call, await send(key, nth), `under ${key}, a different key`);
    for (const [nth, key] of keys.entries()) {
      const again = await send(key, nth);
      const replayed = again.reply.kind === "received" ? again.reply.headers["idempotency-replayed"] : undefined;
      verdicts.holds(replayed === "true", call, `the reply that was given under ${key}, again`, replayed, again);
    }
    const { total } = await member.need("wallet.index", { query: { type: 1, payType: 1 } });
    verdicts.holds(total === keys.length, "wallet.index", `${keys.length} records of as many keys`, total);
  },
});

export const ROUND_TRIPS: readonly Flow[] = [FILES, SHOWN, LONG_KEYS];
