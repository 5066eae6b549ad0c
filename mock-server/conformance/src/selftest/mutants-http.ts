// Mutants of reading requests and sending replies: tokens, bodies, methods, unknown paths, headers, languages.
import { input, result, withProperties } from "./change.ts";
import { type Mutant, replacing } from "./mutant.ts";
import type { ServerModules } from "./server-modules.ts";

type Send = ServerModules["http/replies/send.ts"]["send"];

/**
 * Keeps `send` from adding Retry-After to replies with this status: `send` adds it only if `hasHeader` returns false, so
 * `hasHeader` always returns true.
 */
const withoutRetry =
  (status: number) =>
  (...[request, reply, answer, options]: Parameters<Send>): Parameters<Send> => {
    const hasHeader = (): boolean => true;
    return [request, answer.status === status ? withProperties(reply, { hasHeader }) : reply, answer, options];
  };

export const HTTP_MUTANTS: readonly Mutant[] = [
  ...replacing(
    "http/requests/request-context.ts",
    "contextOf",
    [
      "Bearer is a part of the token",
      "request_reading",
      "wallet.getBalance",
      input((request, call, world, prefix) => {
        const { authorization } = request.headers;
        // Adds a second Bearer: the server removes only the first, so the other stays in the token.
        const headers = { ...request.headers, ...(authorization && { authorization: `Bearer ${authorization}` }) };
        return [withProperties(request, { headers }), call, world, prefix];
      }),
    ],
    [
      "the header token takes Bearer as well",
      "request_reading",
      "wallet.getBalance",
      input((request, call, world, prefix) => {
        const token = String(request.headers.token ?? "").replace(/^Bearer /, "");
        return [withProperties(request, { headers: { ...request.headers, token } }), call, world, prefix];
      }),
    ],
  ),
  ...replacing(
    "http/requests/request-context.ts",
    "hashBody",
    [
      "the trading password is a part of the intent",
      "refusals",
      "wallet.bankWithdrawal",
      (real) => (body) => real(JSON.stringify(body)),
    ],
    [
      "no body and an empty one are one intent",
      "refusals",
      "invite_recode.receive",
      (real) => (body) => real(body ?? {}),
    ],
  ),
  ...replacing(
    "http/requests/json-body.ts",
    "parseJsonBody",
    ...(
      [
        ["any depth is read", "request_reading", /deeper/],
        ["a key may stand twice", ["missing_required_header", "request_reading"], /appears twice/],
      ] as const
    ).map(
      ([name, checks, refusal]) =>
        [
          name,
          checks,
          "user.changeBank",
          (real: (bytes: Buffer) => unknown) => (bytes: Buffer) => {
            try {
              return real(bytes);
            } catch (error) {
              if (error instanceof Error && refusal.test(error.message)) return JSON.parse(bytes.toString()) as unknown;
              throw error;
            }
          },
        ] as const,
    ),
  ),
  ...replacing("http/uploads/upload-form.ts", "receiveForm", [
    "a file may have ten megabytes of a thousand",
    "request_reading",
    "common.upload",
    input((request, world) => {
      const limits = { fileSize: 10_000_000, files: 1, fields: 0 };
      return [withProperties(request, { parts: () => request.parts({ limits }) }), world];
    }),
  ]),
  ...replacing(
    "http/requests/language.ts",
    "languageFor",
    [
      "the first language wins, whatever its weight",
      "shown_values",
      "wallet.getBalance",
      input((envelope, header) => [
        envelope,
        header?.split(",").find((range) => /^\s*(?:ja|en|zh)/i.test(range) && !/q=0(?:\.0*)?$/.test(range)) ?? header,
      ]),
    ],
    [
      "a region makes another language",
      "shown_values",
      "wallet.getBalance",
      input((envelope, header) => [envelope, header?.replaceAll(/\b(?:en|ja)-\w+/gi, "xx")]),
    ],
  ),
  ...replacing("http/requests/spelling.ts", "isHiddenControl", [
    "another method is an unknown path",
    "unsupported_method",
    "wallet.getBalance",
    () => () => true,
  ]),
  ...replacing("http/requests/spelling.ts", "isSpelledAsRoute", [
    "HEAD is unknown",
    "unsupported_method",
    "wallet.getBalance",
    result((isSpelled, request) => isSpelled && request.method !== "HEAD"),
  ]),
  ...replacing(
    "http/replies/envelope.ts",
    "faultReply",
    [
      "an unknown path has no envelope",
      "unsupported_method",
      "products.index",
      result((reply, _envelope, status) =>
        status === 404 ? ({ status, body: { error: "Not Found" } } as unknown as typeof reply) : reply,
      ),
    ],
    [
      "an unknown path asks for a login",
      "unsupported_method",
      "products.index",
      input((envelope, status, language) => [envelope, status === 404 ? 401 : status, language]),
    ],
    [
      "an unknown path speaks Japanese only",
      "unsupported_method",
      "products.index",
      input((envelope, status, language, violations) => [
        envelope,
        status,
        status === 404 ? "ja" : language,
        violations,
      ]),
    ],
  ),
  ...replacing("http/cors/cors.ts", "shareReply", [
    "a page of another origin cannot read a 404",
    "response_headers_conformance",
    "products.index",
    () => () => undefined,
  ]),
  ...replacing(
    "http/replies/send.ts",
    "send",
    [
      "Allow names no method of the path",
      "unsupported_method",
      "wallet.getBalance",
      input((request, reply, answer, options) => {
        if (answer.status === 405) reply.header("allow", "OPTIONS");
        return [request, reply, answer, options];
      }),
    ],
    [
      "caches may keep a balance",
      ["response_headers_conformance", "vectors"],
      "wallet.getBalance",
      (real) => (request, reply, answer, options) => {
        const header = (name: string, value: unknown) =>
          reply.header(name, name === "cache-control" ? "public, max-age=60" : value);
        return real(request, withProperties(reply, { header }), answer, options);
      },
    ],
    [
      "a 429 does not say when to come back",
      "response_headers_conformance",
      "products.index",
      input(withoutRetry(429)),
    ],
    [
      "a 503 does not say when to come back",
      "response_headers_conformance",
      "products.index",
      input(withoutRetry(503)),
    ],
    [
      "yen are written with a point",
      ["response_schema_conformance", "vectors"],
      "wallet.getBalance",
      (real) => (request, reply, answer, options) => {
        const send = (text?: unknown) => reply.send(Buffer.from(String(text).replace(/("balance":[0-9]+)/, "$1.0")));
        return real(request, withProperties(reply, { send }), answer, options);
      },
    ],
  ),
  ...replacing(
    "http/replies/messages.ts",
    "refusalMessage",
    [
      "a refusal says its key",
      ["envelope_rules", "refusals"],
      "user.register",
      result((_text, _language, _operation, { reason }) => `errors.${reason}`),
    ],
    [
      "amounts are not put into sentences",
      ["envelope_rules", "refusals"],
      "products.buy",
      input((language, operation, refusal) => [
        language,
        operation,
        {
          ...refusal,
          params: Object.fromEntries(Object.keys(refusal.params ?? {}).map((name) => [name, `{${name}}`])),
        },
      ]),
    ],
  ),
];
