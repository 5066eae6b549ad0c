// Check N2: a server must not reject a random request as invalid if it matches the call's schema. A failing request is
// shrunk to a simpler one.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { isNode, lookUp, type Node, nodeOr } from "@hashgrove/contract/document.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import { type Arbitrary, asyncProperty, check, option, record } from "fast-check";
import { describeOutcome } from "#client/describe-outcome.ts";
import { levelOf } from "#client/level.ts";
import type { Answer, Asked } from "#client/probe.ts";
import { parsedQuery } from "#client/query.ts";
import { ABSENT, isAbsent } from "#replies/outcome.ts";
import { type BaseRequest, NO_UPLOAD } from "#requests/base-requests.ts";
import { randomValuesOf } from "#requests/random-values.ts";
import { FAILED, NO_MEMBER, PASSED, type Flow, type FlowRun } from "./flow.ts";

/** Fields that identify accounts are not randomised, so that no other account is used. */
const KEPT = /^(id|uid|token|account|email|mobile|username|inviteCode)$/;
/** A call with a password field gets no random requests: random passwords would lock accounts. */
const SECRET = /password/i;
/** Maximum number of shrinking attempts per failing request. */
const MOST_ATTEMPTS = 15;

interface Drawn {
  readonly query: Node;
  readonly body: Node | null;
}

/**
 * Random values for the fields of an object where possible, the example's values elsewhere; null if no field can be
 * random.
 */
function fieldsOf(document: Node, { properties, required }: Node, example: Node): Arbitrary<Node> | null {
  const isNeeded = (name: string): boolean => Array.isArray(required) && required.includes(name);
  const drawn = Object.entries(nodeOr(properties)).flatMap(([name, schema]) => {
    const isKept = KEPT.test(name) || String(example[name]).startsWith("{{");
    const values = isKept ? null : randomValuesOf(document, schema);
    return values === null ? [] : [[name, isNeeded(name) ? values : option(values, { nil: undefined })] as const];
  });
  return drawn.length === 0 ? null : record(Object.fromEntries(drawn)).map((values) => ({ ...example, ...values }));
}

/** A fast-check generator of requests for a call; null if nothing can be random. */
function requestsOf({ document }: Contract, call: Call, base: BaseRequest): Arbitrary<Drawn> | null {
  const isForm = call.body?.type === "multipart";
  const schema = call.body && !isForm ? lookUp(document, call.body.pointer).node : {};
  const isSecret = Object.keys(nodeOr(schema.properties)).some((name) => SECRET.test(name));
  // An id in a query cannot be random: only the example's id is known to exist.
  if (isForm || isSecret || base.query.some(([, text]) => text.startsWith("{{"))) return null;
  const [example] = base.bodies.values();
  const body = isNode(example) ? fieldsOf(document, schema, example) : null;
  const query = fieldsOf(document, call.query, Object.fromEntries(base.query));
  if (body) return body.map((drawn) => ({ query: Object.fromEntries(base.query), body: drawn }));
  return query && !call.body ? query.map((drawn) => ({ query: drawn, body: null })) : null;
}

/** The request to send; null if the contract does not allow it after all. */
function askedBy(call: Call, { query, body }: Drawn, validation: Validation): Omit<Asked, "token"> | null {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)] as const],
  );
  const text = body && JSON.stringify(body).replaceAll("{{upload}}", NO_UPLOAD);
  const faults = [
    ...validation.query(call, parsedQuery(pairs)),
    ...(text === null ? [] : validation.body(call, JSON.parse(text))),
  ];
  if (faults.length > 0 || /\{\{\w+\}\}/.test(text ?? "")) return null;
  return { call, query: pairs, headers: text === null ? {} : { "content-type": "application/json" }, body: text };
}

/** Reason to stop sending to this call; null to go on. */
function whyStopped(answer: Answer): string | null {
  if (answer.outcome === "unauthenticated") return "the member's token is rejected";
  return isAbsent(answer) ? ABSENT : null;
}

export interface RandomRequestOptions {
  /** Random requests per call. */
  readonly examples: number;
  readonly seed: number;
}

/** Sends random valid requests; null for calls without anything to randomise. */
export function generatedRequests(
  contract: Contract,
  validation: Validation,
  call: Call,
  base: BaseRequest,
  { examples, seed }: RandomRequestOptions,
): Flow | null {
  const requests = call.envelope === "product" && examples > 0 ? requestsOf(contract, call, base) : null;
  if (!requests) return null;
  const name = `random requests of ${call.operationId}`;
  return {
    name,
    check: "positive_data_acceptance",
    needs: levelOf(call),
    operations: [call.operationId],
    async run({ probe, people }: FlowRun) {
      if (call.secured && !people.member) return NO_MEMBER;
      const token = call.secured ? people.member?.token : undefined;
      let simplest: Answer | null = null;
      let stopReason: string | null = null;
      let probeError: unknown = null;
      let attempts = 0;
      const holds = async (drawn: Drawn): Promise<boolean> => {
        const asked = stopReason === null && probeError === null ? askedBy(call, drawn, validation) : null;
        if (asked === null || (simplest !== null && (attempts += 1) > MOST_ATTEMPTS)) return true;
        try {
          const answer = await probe.ask({ ...asked, token }, name);
          // Stop at the first crash, because further crashes add nothing.
          stopReason = answer.outcome === "crash" ? "crash" : whyStopped(answer);
          if (stopReason !== null || ["ok", "refused", "too-many"].includes(answer.outcome)) return true;
          simplest = answer;
          return false;
        } catch (error) {
          probeError = error;
          return true;
        }
      };
      await check(asyncProperty(requests, holds), { numRuns: examples, seed });
      if (probeError !== null) throw probeError;
      const answer = simplest as Answer | null;
      if (answer === null)
        return stopReason === null || stopReason === "crash" ? PASSED : { kind: "not-reached", why: stopReason };
      const expected = `ok or refused, since its schema allows it (random, --seed ${seed})`;
      probe.report(
        { check: "positive_data_acceptance", severity: "error", expected, got: describeOutcome(answer), pointer: "" },
        // Report this request, not the last one of the shrinking.
        { operation: call.operationId, case: name, request: answer.request },
      );
      return FAILED;
    },
  };
}
