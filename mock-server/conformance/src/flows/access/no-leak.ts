// Check A4: members see only their own data, and a failed login does not reveal which accounts exist.
import { readFileSync } from "node:fs";
import type { Call } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import { callNamed } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import { FAILED, PASSED, type Flow, type FlowOutcome, type FlowRun } from "#flows/flow.ts";
import { tryLogin } from "#flows/open-calls.ts";
import { fileForm, RECEIPT } from "#flows/upload.ts";
import type { ShownRequest } from "#replies/finding.ts";

const NO_PEOPLE: FlowOutcome = { kind: "not-reached", why: "it needs two accounts of the run" };

function leak(
  run: FlowRun,
  flow: string,
  operation: string,
  expected: string,
  got: string,
  request: ShownRequest | null = null,
): FlowOutcome {
  const fault = { check: "no_leak", severity: "error", expected, got, pointer: "" } as const;
  run.probe.report(fault, { operation, case: flow, request });
  return FAILED;
}

/** An unknown account and a wrong password get the same reply. Costs the run's member one failed attempt. */
const LOGIN: Flow = {
  name: "a failed login reveals nothing",
  check: "no_leak",
  needs: "write",
  operations: ["user.login"],
  async run(run) {
    const { member } = run.people;
    if (!member?.account) return NO_PEOPLE;
    const attempt = (account: string): Promise<Answer> => tryLogin(run, account, "CtWrong000", LOGIN.name);
    const wrong = await attempt(member.account);
    const unknown = await attempt(`${run.runId}-nobody@example.test`);
    const comparable = ({ code, msg, data }: Answer): string => JSON.stringify([code, msg, data]);
    if (comparable(wrong) === comparable(unknown)) return PASSED;
    return leak(
      run,
      LOGIN.name,
      "user.login",
      `the same reply to an unknown account: ${comparable(wrong)}`,
      comparable(unknown),
    );
  },
};

/** A file belongs to its uploader; others get 404. */
const FILE: Flow = {
  name: "an uploaded file belongs to its owner",
  check: "no_leak",
  needs: "write",
  operations: ["common.upload"],
  async run(run) {
    const { member, other } = run.people;
    if (!member || !other) return NO_PEOPLE;
    const call = callNamed(run.contract, "common.upload");
    const { contentType, body } = fileForm("file", "receipt.png", readFileSync(RECEIPT));
    const headers = { "content-type": contentType };
    const { data } = await run.probe.ask({ call, token: member.token, headers, body }, FILE.name);
    if (!isNode(data) || typeof data.url !== "string") return { kind: "not-reached", why: "the upload failed" };
    const { url } = data;
    for (const [who, token] of [
      ["another member", other.token],
      ["a visitor", undefined],
    ] as const) {
      const reply = await run.probe.outside(url, token === undefined ? {} : { authorization: token });
      if (reply?.kind === "received" && reply.status === 200)
        return leak(run, FILE.name, call.operationId, `404 to ${who}`, `HTTP 200 for GET ${url}`, reply.request);
    }
    return PASSED;
  },
};

/** Lists of a member's own data, which must not contain items of others. */
const LISTS = ["wallet.index", "orders.getMyFunds", "user.getCapitalFlow"] as const;

function listOf(call: Call): readonly (readonly [string, string])[] {
  const required = call.query.required as readonly string[];
  return required.map((name) => [name, "1"] as const);
}

/** A member without activity has empty lists, regardless of other members of the run. */
const EMPTY: Flow = {
  name: "a new member sees no records of others",
  check: "no_leak",
  needs: "write",
  operations: LISTS,
  async run(run) {
    const { other } = run.people;
    if (!other) return NO_PEOPLE;
    for (const operation of LISTS) {
      const call = callNamed(run.contract, operation);
      const { data } = await run.probe.ask({ call, token: other.token, query: listOf(call) }, EMPTY.name);
      const items = isNode(data) ? data.list : data;
      if (Array.isArray(items) && items.length > 0)
        return leak(run, EMPTY.name, operation, "an empty list for a member without activity", `${items.length} items`);
    }
    return PASSED;
  },
};

export const NO_LEAK: readonly Flow[] = [LOGIN, FILE, EMPTY];
