// Turns proxied exchanges into findings, a journal and a HAR.
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Contract } from "@hashgrove/contract/contract.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import { type ExchangeSummary, summarizeExchange } from "#client/exchange-summary.ts";
import { textOf } from "#client/http-client.ts";
import type { Masker } from "#client/masker.ts";
import type { Fault, Finding } from "#replies/finding.ts";
import type { HeaderRules } from "#replies/header-faults.ts";
import { judge } from "#replies/outcome.ts";
import type { Strictness } from "#replies/reply-faults.ts";
import { parsedJson, type Reply } from "#replies/reply.ts";
import { HarWriter } from "#report/har.ts";
import { type Dimension, dimensionsOf } from "#runner/coverage-dimensions.ts";
import { exchangeFaults } from "./exchange-faults.ts";
import type { Passed } from "./forward.ts";
import { callMatcher } from "./match-call.ts";

export interface Watching {
  readonly contract: Contract;
  readonly validation: Validation;
  readonly headers: HeaderRules;
  readonly strictness: Strictness;
  readonly masker: Masker;
  readonly target: string;
  /** Folder of the journal and the HAR. */
  readonly out: string;
  readonly onFinding: (finding: Finding) => void;
}

export interface Watch {
  isWatched(method: string, url: string): boolean;
  see(passed: Passed): void;
  /** Findings of each exchange, in order. */
  readonly exchanges: readonly (readonly Finding[])[];
  readonly seen: readonly ExchangeSummary[];
  dimensions(): readonly Dimension[];
  end(): Promise<void>;
}

/** Whether to inspect the body of a request: true unless it is a multipart form. */
const isLookedInto = ({ headers }: Passed): boolean => !(headers["content-type"] ?? "").startsWith("multipart/");

function replyOf({ answer, failure, ms }: Passed): Reply {
  if (answer === null) return { kind: "unanswered", cause: "reset", detail: failure, ms };
  const text = textOf(answer.body);
  const json = text === null ? undefined : parsedJson(text);
  return { kind: "received", ...answer, text, json, bytes: answer.body.length, ms };
}

const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";
const caseOf = ({ method, url }: Passed): string => `what passed by: ${method} ${pathOf(url)}`;

const findingOf = (
  fault: Fault,
  operation: string,
  passed: Passed,
  { masker, target }: Pick<Watching, "masker" | "target">,
): Finding => {
  const body = isLookedInto(passed) ? textOf(passed.body) : null;
  return {
    ...fault,
    got: masker.text(fault.got),
    operation,
    case: caseOf(passed),
    request: {
      method: passed.method,
      url: masker.text(`${target}${passed.url}`),
      headers: masker.headers(passed.headers),
      body: body === null || body === "" ? null : masker.body(body),
    },
  };
};

/** Prepares the checks of proxied exchanges. Starts a new journal, which replaces an earlier one. */
export function checkExchanges({
  contract,
  validation,
  headers,
  strictness,
  masker,
  target,
  out,
  onFinding,
}: Watching): Watch {
  const route = callMatcher(contract);
  const judging = { validation, strictness, headers };
  const exchanges: Finding[][] = [];
  const seen: ExchangeSummary[] = [];
  const dimensions = dimensionsOf(contract, validation, contract.calls);
  const har = new HarWriter(out);
  const journal = join(out, "journal.ndjson");
  mkdirSync(out, { recursive: true });
  writeFileSync(journal, "");

  const add = (fault: Fault, operation: string, passed: Passed): void => {
    const finding = findingOf(fault, operation, passed, { masker, target });
    exchanges.at(-1)?.push(finding);
    onFinding(finding);
  };

  return {
    exchanges,
    seen,
    isWatched: (method, url) => route(method, pathOf(url)) !== null,
    see(passed) {
      const found = route(passed.method, pathOf(passed.url));
      if (found === null) return;
      const findings: Finding[] = [];
      exchanges.push(findings);
      const line: Record<string, unknown> = { at: new Date(passed.at).toISOString(), method: passed.method };
      if (found === "unknown") {
        const expected = "a call of the contract";
        const fault = { check: "request_conformance", severity: "error", expected, pointer: "" } as const;
        add({ ...fault, got: `${passed.method} ${pathOf(passed.url)}` }, "-", passed);
      } else {
        const { call } = found;
        masker.learn(passed.headers.authorization?.replace(/^Bearer /i, ""));
        const reply = replyOf(passed);
        const judged = judge(call.envelope, reply);
        const body = isLookedInto(passed) ? (textOf(passed.body) ?? "") : null;
        const [, query = ""] = /\?(.*)$/s.exec(passed.url) ?? [];
        const sent = { query, headers: passed.headers, body };
        const request = { method: passed.method, path: passed.url, headers: passed.headers, body };
        const exchange = { call, request, reply, judged, case: caseOf(passed), at: passed.at };
        for (const fault of exchangeFaults(call, sent, reply, judged, judging)) add(fault, call.operationId, passed);
        har.add(exchange, target, masker);
        dimensions.see({ ...exchange, request: { ...request, path: passed.url.slice(found.base.length) } });
        const kept = summarizeExchange(exchange);
        seen.push(kept);
        const { outcome, status, reason, ms } = kept;
        Object.assign(line, { operation: call.operationId, status, outcome, reason, ms });
      }
      const checks = findings.map(({ check }) => check);
      appendFileSync(journal, `${masker.text(JSON.stringify({ ...line, path: passed.url, findings: checks }))}\n`);
    },
    dimensions: () => dimensions.result(),
    end: () => har.end(),
  };
}
