// Checks documented response headers, and that private replies are not cached.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { type Node, nodeOr, operationsOf, resolve } from "@hashgrove/contract/document.ts";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Fault, Severity } from "./finding.ts";
import type { Judged } from "./outcome.ts";
import type { Received } from "./reply.ts";

interface HeaderRule {
  /** Lower case. */
  readonly name: string;
  readonly required: boolean;
  /** Validates the coerced header text. */
  readonly validate: () => ValidateFunction;
}

export interface HeaderRules {
  faults(call: Call, reply: Received, judged: Judged): Fault[];
}

/** Whether the value of a Retry-After header is a whole number of seconds, at least 1. */
export const isPause = (text: string | undefined): boolean => /^0*[1-9]\d*$/.test(text ?? "");

/** Reads the documented headers of each status of each call. */
export function headerRules({ document }: Contract): HeaderRules {
  const ajv = new Ajv2020({ strict: false, coerceTypes: true });
  const rules = new Map<string, HeaderRule[]>();
  // Compile lazily and once: many replies share a header, and few headers occur.
  const compiled = new Map<Node, ValidateFunction>();
  const checkerOf = (schema: Node): ValidateFunction => {
    const known = compiled.get(schema) ?? ajv.compile({ type: "object", properties: { value: schema } });
    compiled.set(schema, known);
    return known;
  };
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(nodeOr(operation.responses))) {
      const found = Object.entries(nodeOr(resolve(document, response).headers)).map(([name, stated]): HeaderRule => {
        const header = resolve(document, stated);
        const schema = resolve(document, header.schema);
        return { name: name.toLowerCase(), required: header.required === true, validate: () => checkerOf(schema) };
      });
      if (found.length > 0) rules.set(`${String(operation.operationId)} ${status}`, found);
    }
  }
  const fault = (expected: string, got: string, pointer: string, severity: Severity = "error"): Fault => ({
    check: "response_headers_conformance",
    severity,
    expected,
    got,
    pointer,
  });
  return {
    faults(call, { status, headers }, { outcome }) {
      const faults: Fault[] = [];
      for (const { name, required, validate: checker } of rules.get(`${call.operationId} ${status}`) ?? []) {
        const value = headers[name];
        const validate = checker();
        const at = `/headers/${name}`;
        if (name === "retry-after") continue;
        if (value === undefined && required) faults.push(fault(`the header ${name}`, "none", at));
        else if (value !== undefined && !validate({ value }))
          faults.push(fault(`${name} ${validate.errors?.[0]?.message ?? "as documented"}`, value, at));
      }
      // The contract promises Retry-After; without it clients retry at once.
      if ((status === 429 || status === 503) && !isPause(headers["retry-after"]))
        faults.push(
          fault(
            `Retry-After with ${status}, in seconds from 1 on`,
            headers["retry-after"] ?? "none",
            "/headers/retry-after",
          ),
        );
      const cached = headers["cache-control"] ?? "";
      // Without `no-store` a cache may keep the reply, which is a warning. Asking caches to keep it is an error.
      const isKept = /\bpublic\b|\bimmutable\b|\b(s-maxage|max-age)=0*[1-9]/i.test(cached);
      if (call.secured && outcome === "ok" && !/\bno-store\b/i.test(cached))
        faults.push(
          fault(
            "Cache-Control: no-store on a private reply",
            cached || "no Cache-Control",
            "/headers/cache-control",
            isKept ? "error" : "warning",
          ),
        );
      return faults;
    },
  };
}
