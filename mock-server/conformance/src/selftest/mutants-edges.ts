// Mutants at the edges of HTTP: methods, unknown paths, caches, other origins, and the spelling of texts and numbers.
import { inFile, type Mutant } from "./mutant.ts";

export const EDGE_MUTANTS: readonly Mutant[] = [
  ...inFile(
    "http/faults/error-handlers.ts",
    [
      "another method is an unknown path",
      "unsupported_method",
      "wallet.getBalance",
      "isOtherMethod && !isHiddenControl(request) ? methods : []",
      "[]",
    ],
    ["Allow names no method of the path", "unsupported_method", "wallet.getBalance", 'allowed.join(", ")', '"OPTIONS"'],
    [
      "HEAD is unknown",
      "unsupported_method",
      "wallet.getBalance",
      "request.is404 || !isSpelledAsRoute(request)",
      'request.is404 || request.method === "HEAD" || !isSpelledAsRoute(request)',
    ],
    [
      "an unknown path has no envelope",
      "unsupported_method",
      "products.index",
      "faultReply(envelope, 404, language)",
      '{ status: 404, body: { error: "Not Found" } }',
    ],
    [
      "an unknown path asks for a login",
      "unsupported_method",
      "products.index",
      "faultReply(envelope, 404, language)",
      "faultReply(envelope, 401, language)",
    ],
    [
      "an unknown path speaks Japanese only",
      "unsupported_method",
      "products.index",
      "faultReply(envelope, 404, language)",
      'faultReply(envelope, 404, "ja")',
    ],
  ),
  ...inFile("http/security/guard.ts", [
    "a page of another origin cannot read a 404",
    "response_headers_conformance",
    "products.index",
    "shareReply(request, reply, corsOrigins);",
    "",
  ]),
  ...inFile(
    "http/replies/send.ts",
    [
      "caches may keep a balance",
      ["response_headers_conformance", "vectors"],
      "wallet.getBalance",
      'reply.header("cache-control", "no-store")',
      'reply.header("cache-control", "public, max-age=60")',
    ],
    [
      "yen are written with a point",
      ["response_schema_conformance", "vectors"],
      "wallet.getBalance",
      "text = JSON.stringify(body)",
      'text = JSON.stringify(body).replace(/("balance":[0-9]+)/, "$1.0")',
    ],
  ),
  ...inFile(
    "http/replies/messages.ts",
    [
      "a refusal says its key",
      ["envelope_rules", "refusals"],
      "user.register",
      "messageOf(language, key, params)",
      "`errors.${reason}`",
    ],
    [
      "amounts are not put into sentences",
      ["envelope_rules", "refusals"],
      "products.buy",
      "messageOf(language, key, params)",
      "TEXTS[language][key]",
    ],
  ),
  ...inFile("operations/flow-text.ts", [
    "names are not put into lines",
    ["envelope_rules", "lists"],
    "user.getCapitalFlow",
    'text[language].replace("{name}", () => isolate((subject ?? SOME_PRODUCT)[language]))',
    "text[language]",
  ]),
  ...inFile("operations/answers.ts", [
    "a page has ten items unless its limit is named",
    "pagination",
    "orders.getMyFunds",
    "page === undefined ? { offset: 0, limit: WHOLE_LIST } : { offset: (page - 1) * limit, limit }",
    "page === undefined ? { offset: 0, limit: WHOLE_LIST } : { offset: (page - 1) * limit, limit: Math.min(limit, 10) }",
  ]),
];
