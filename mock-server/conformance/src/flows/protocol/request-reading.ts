// Check N6: a server reads tokens, queries and bodies as the contract says, and checks them in the contract's order.
import { readFileSync } from "node:fs";
import { callNamed } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import type { Flow } from "#flows/flow.ts";
import { newMember, type Request } from "#flows/new-member.ts";
import { askOpen } from "#flows/open-calls.ts";
import { paddedFileForm, RECEIPT } from "#flows/upload.ts";
import { verdictFlow } from "#flows/verdicts.ts";
import type { Outcome } from "#replies/outcome.ts";
import { TRIMMED, NAMED, ADDRESS_FORMS, EACH_NAME } from "./account-names.ts";

const CHECK = "request_reading";
const JSON_TYPE = { "content-type": "application/json" };
const NOBODYS = 999_999;

const TOKEN_PLACES = verdictFlow({
  name: "the token in each header",
  check: CHECK,
  needs: "write",
  operations: ["wallet.getBalance", "user.getAssets"],
  async steps(run, verdicts, caseName) {
    const { token } = await newMember(run, "tokens", caseName);
    const call = "wallet.getBalance";
    const read = (headers: Readonly<Record<string, string>>, query: Request["query"] = {}, operation = call) =>
      askOpen(run, operation, { headers, query }, caseName);
    verdicts.accepted(call, await read({ authorization: `Bearer ${token}` }), "with Bearer before the token");
    verdicts.accepted(call, await read({ authorization: `bearer ${token}` }), "with bearer in small letters");
    verdicts.accepted(call, await read({ token }), "with the token in the header token");
    verdicts.accepted(call, await read({ authorization: "", token }), "with an empty Authorization beside token");
    verdicts.accepted(
      call,
      await read({ authorization: token, token: "ct" }),
      "with a good Authorization and a bad token",
    );
    const both = await read({ authorization: "ct", token });
    verdicts.unauthenticated(call, both, "since only Authorization counts if both are sent");
    const bearer = await read({ token: `Bearer ${token}` });
    verdicts.unauthenticated(call, bearer, "since the header token takes the raw token only");
    verdicts.unauthenticated(call, await read({}, { token }), "since a token in the query does not count here");
    const assets = "user.getAssets";
    verdicts.accepted(
      assets,
      await read({}, { token }, assets),
      "with the token in the query, as older clients send it",
    );
  },
});

const SPELT = verdictFlow({
  name: "spellings of a query",
  check: CHECK,
  needs: "write",
  operations: [
    "user.getCapitalFlow",
    "wallet.bankRecharge",
    "sys_config.getConfigList",
    "sys_config.getAddressAndRate",
  ],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "queries", caseName);
    const flow = "user.getCapitalFlow";
    verdicts.accepted(flow, await member.ask(flow, { query: { type: "01" } }), "since type=01 is type=1");
    const unknown = await member.ask(flow, { query: { type: 1, ct_unknown: "ct", page_size: "x" } });
    verdicts.accepted(flow, unknown, "since unknown parameters are ignored");
    const broken = await member.ask(flow, { query: { type: 1 }, rawQuery: "ct_unknown=%FF" });
    verdicts.accepted(flow, broken, "since unknown parameters are ignored, whatever their value is");
    const bytes = await member.ask(flow, { rawQuery: "type=%FF" });
    verdicts.comesTo(flow, bytes, "invalid", "with bytes that are not UTF-8", "/query/type");
    const rounded = await member.ask(flow, { query: { type: 1, page: "9007199254740993" } });
    verdicts.comesTo(flow, rounded, "invalid", "with a number that a program would round", "/query/page");
    const headers = { "content-type": "application/json" };
    const body = '{"amount":10000.0000000000000001,"image":"/uploads/ct.png"}';
    const topUp = callNamed(run.contract, "wallet.bankRecharge");
    const fraction = await run.probe.ask({ call: topUp, token: member.token, headers, body }, caseName);
    verdicts.comesTo(
      topUp.operationId,
      fraction,
      "invalid",
      "with a number that a program would round",
      "/body/amount",
    );
    const list = "sys_config.getConfigList";
    const empty = await member.ask(list, { query: { keys: "" } });
    verdicts.comesTo(list, empty, "invalid", "since an empty parameter is not an absent one", "/query/keys");
    const rate = "sys_config.getAddressAndRate";
    verdicts.accepted(
      rate,
      await member.ask(rate, { query: { key: "trc20" } }),
      "since the key ignores upper and lower case",
    );
  },
});

const IN_ORDER = verdictFlow({
  name: "the place of 403 and 404",
  check: CHECK,
  needs: "write",
  operations: ["wallet.setPayPassword", "orders.getMyFunds", "products.detail", "news.detail"],
  async steps(run, verdicts, caseName) {
    const { other } = run.people;
    const member = await newMember(run, "order", caseName);
    const foreign = other?.id ?? NOBODYS;
    const set = "wallet.setPayPassword";
    const invalid = await member.ask(set, { body: { id: foreign, payPassword: 1, rePayPassword: "1" } });
    verdicts.comesTo(set, invalid, "invalid", "another member's id in a body against its schema", "/body/payPassword");
    const refused = await member.ask(set, { body: { id: foreign, payPassword: "", rePayPassword: "1" } });
    verdicts.comesTo(set, refused, "forbidden", "another member's id in a body that would be refused");
    const funds = "orders.getMyFunds";
    const query = await member.ask(funds, { query: { uid: foreign, page: 0 } });
    verdicts.comesTo(funds, query, "invalid", "another member's id beside page=0", "/query/page");
    for (const detail of ["products.detail", "news.detail"]) {
      const none = await askOpen(run, detail, { query: { id: 0 } }, caseName);
      verdicts.comesTo(detail, none, "invalid", "an id below the smallest", "/query/id");
      const unknown = await askOpen(run, detail, { query: { id: NOBODYS } }, caseName);
      verdicts.comesTo(detail, unknown, "not-found", "an unknown id");
    }
  },
});

const BODY = JSON.stringify({ bankCard: "1234567", bankName: "Test Bank" });
const LEVELS = `${"[".repeat(33)}${"]".repeat(33)}`;

const NOT_READ = verdictFlow({
  name: "bodies that are not read",
  check: CHECK,
  needs: "write",
  operations: ["user.changeBank"],
  async steps(run, verdicts, caseName) {
    const { token } = await newMember(run, "unread", caseName);
    const call = callNamed(run.contract, "user.changeBank");
    const send = (body: string | Uint8Array, headers: Request["headers"] = {}) =>
      run.probe.ask({ call, token, headers: { ...JSON_TYPE, ...headers }, body }, caseName);
    const is = (answer: Answer, outcome: Outcome, when: string) =>
      verdicts.comesTo(call.operationId, answer, outcome, when);
    const inCharset = (name: string) => send(BODY, { "content-type": `application/json; charset=${name}` });
    is(await inCharset("UTF-8"), "ok", "in UTF-8, by name");
    is(await inCharset("Shift_JIS"), "media-type", "in another charset");
    is(await send(BODY, { "content-encoding": "gzip" }), "media-type", "with a Content-Encoding");
    is(await send(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])), "bad-request", "bytes that are not UTF-8");
    is(await send(LEVELS), "bad-request", "33 levels");
    is(await send(LEVELS.slice(1, -1)), "invalid", "32 levels, which are read");
    is(
      await send('{"bankCard":"1","bankC\\u0061rd":"1","bankName":"x"}'),
      "bad-request",
      "a key twice, spelt otherwise",
    );
  },
});

const MOST_JSON = 64 * 1024;
const MOST_FILE = 10 * 1024 * 1024;

const LARGEST = verdictFlow({
  name: "the largest bodies",
  check: CHECK,
  needs: "write",
  operations: ["user.changeBank", "common.upload"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "limits", caseName);
    const change = "user.changeBank";
    const call = callNamed(run.contract, change);
    const padded = (length: number): Promise<Answer> => {
      return run.probe.ask({ call, token: member.token, headers: JSON_TYPE, body: BODY.padEnd(length) }, caseName);
    };
    verdicts.accepted(change, await padded(MOST_JSON), `with a body of ${MOST_JSON} bytes`);
    verdicts.comesTo(change, await padded(MOST_JSON + 1), "too-large", `a body of ${MOST_JSON + 1} bytes`);
    const sent = "common.upload";
    const send = (size: number): Promise<Answer> => {
      const { contentType, body: file } = paddedFileForm("file", "receipt.png", readFileSync(RECEIPT), size);
      const headers = { "content-type": contentType };
      return run.probe.ask({ call: callNamed(run.contract, sent), token: member.token, headers, body: file }, caseName);
    };
    verdicts.accepted(sent, await send(MOST_FILE), `with a file of ${MOST_FILE} bytes`);
    verdicts.comesTo(sent, await send(MOST_FILE + 1), "too-large", `a file of ${MOST_FILE + 1} bytes`);
  },
});
const KEY_FORM = verdictFlow({
  name: "the form of a key",
  check: CHECK,
  needs: "money",
  operations: ["wallet.cancelWithdrawal"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "key-form", caseName);
    const call = "wallet.cancelWithdrawal";
    for (const key of ["ct-1234", "c".repeat(65), "ct key 12345", ""]) {
      const answer = await member.ask(call, { body: { id: NOBODYS }, headers: { "idempotency-key": key } });
      verdicts.comesTo(call, answer, "invalid", `with the key "${key}"`, "/headers/idempotency-key");
    }
  },
});
const KEPT_LANGUAGE = verdictFlow({
  name: "what setLang keeps",
  check: CHECK,
  needs: "write",
  operations: ["user.setLang", "wallet.getBalance"],
  async steps(run, verdicts, caseName) {
    const member = await newMember(run, "language", caseName);
    const call = "user.setLang";
    const read = (headers: Request["headers"] = {}) => member.ask("wallet.getBalance", { headers });
    const before = await read();
    for (const lang of ["EN", " en ", "zh"])
      verdicts.accepted(call, await member.ask(call, { query: { lang } }), `with lang=${lang}`);
    const after = await read();
    const same = before.msg === after.msg;
    verdicts.holds(same, call, `msg ${JSON.stringify(before.msg)} as before, since no reply changes`, after.msg, after);
  },
});

export const REQUEST_READING: readonly Flow[] = [
  TOKEN_PLACES,
  SPELT,
  IN_ORDER,
  NOT_READ,
  LARGEST,
  TRIMMED,
  NAMED,
  ADDRESS_FORMS,
  EACH_NAME,
  KEY_FORM,
  KEPT_LANGUAGE,
];
