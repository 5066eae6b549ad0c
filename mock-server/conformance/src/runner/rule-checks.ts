// Maps each tested rule of openapi.yaml to its check. The summary lists the rules without a check.
import type { OpenApiDocument } from "@hashgrove/contract/document.ts";
import { rulesOf } from "@hashgrove/contract/rules.ts";
import type { CheckName } from "#replies/checks.ts";

export const CHECK_OF_RULE: Readonly<Record<string, CheckName>> = {
  "API-1": "envelope_rules",
  "API-2": "envelope_status_agreement",
  "API-3": "refusals",
  "API-4": "negative_data_rejection",
  "API-5": "unsupported_method",
  "API-7": "unsupported_method",
  "API-8": "request_reading",
  "API-9": "request_reading",
  "API-10": "request_reading",
  "API-11": "no_leak",
  "API-12": "sessions",
  "API-13": "sessions",
  "API-14": "ignored_auth",
  "API-15": "ignored_auth",
  "API-16": "vectors",
  "API-17": "auth_first",
  "API-19": "request_reading",
  "API-20": "negative_data_rejection",
  "API-21": "request_reading",
  "API-22": "missing_required_header",
  "API-23": "missing_required_header",
  "API-24": "refusals",
  "API-25": "request_reading",
  "API-26": "refusals",
  "API-27": "request_reading",
  "API-28": "request_reading",
  "API-29": "request_reading",
  "API-30": "response_schema_conformance",
  "API-31": "request_reading",
  "API-32": "lists",
  "API-33": "sessions",
  "API-34": "refusals",
  "API-35": "refusals",
  "API-36": "refusals",
  "API-37": "refusals",
  "API-38": "refusals",
  "API-39": "shown_values",
  "API-40": "no_leak",
  "API-41": "no_leak",
  "API-43": "response_headers_conformance",
  "API-44": "response_headers_conformance",
  "API-45": "response_headers_conformance",
  "API-46": "shown_values",
  "API-47": "refusals",
  "API-48": "vectors",
  "API-49": "vectors",
  "API-50": "refusals",
  "API-54": "request_reading",
  "API-55": "request_reading",
  "API-57": "response_headers_conformance",
  "API-58": "shown_values",
  "API-59": "negative_data_rejection",
  "API-60": "lists",
  "API-61": "pagination",
  "API-62": "pagination",
  "API-63": "shown_values",
  "API-64": "shown_values",
  "API-65": "shown_values",
  "API-66": "refusals",
  "API-67": "parallel_pairs",
  "orders.getAssetsList.3": "vectors",
  "products.buy.1": "vectors",
  "products.buy.3": "vectors",
  "products.buy.4": "vectors",
  "products.buy.5": "refusals",
  "wallet.bindAddress.1": "shown_values",
  "wallet.bindAddress.2": "refusals",
  "wallet.bindAddress.3": "refusals",
  "wallet.bindAddress.4": "refusals",
  "wallet.bindAddress.5": "refusals",
  "wallet.recharge.1": "vectors",
  "wallet.recharge.2": "shown_values",
  "wallet.recharge.3": "refusals",
  "wallet.recharge.5": "refusals",
  "wallet.bankRecharge.1": "vectors",
  "wallet.withdrawal.1": "vectors",
  "wallet.withdrawal.2": "vectors",
  "wallet.withdrawal.3": "sessions",
  "wallet.bankWithdrawal.1": "vectors",
  "wallet.bankWithdrawal.2": "vectors",
  "wallet.bankWithdrawal.3": "sessions",
  "wallet.cancelWithdrawal.1": "model_run",
  "wallet.getBalance.1": "vectors",
  "invite_recode.receive.1": "vectors",
};

/** Checks that apply to every reply. */
const OF_EVERY_REPLY: ReadonlySet<CheckName> = new Set([
  "response_schema_conformance",
  "response_headers_conformance",
  "envelope_rules",
  "envelope_status_agreement",
]);

/** Rules that none of `checks` tests: `API-16`, `products.buy.6`. */
export function untriedRules(document: OpenApiDocument, checks: ReadonlySet<string>): string[] {
  return rulesOf(document)
    .map(({ id }) => id)
    .filter((id) => {
      const check = CHECK_OF_RULE[id];
      return check === undefined || !(checks.has(check) || OF_EVERY_REPLY.has(check));
    });
}
