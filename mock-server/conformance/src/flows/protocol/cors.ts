// Check R4: allowed origins can read every reply, errors included, and make every call.
import type { Contract } from "@hashgrove/contract/contract.ts";
import { callNamed } from "#client/accounts.ts";
import type { OutsideReply } from "#client/probe.ts";
import { type Flow, type FlowRun, PASSED } from "#flows/flow.ts";
import { newMember } from "#flows/new-member.ts";
import { type Verdicts, verdictFlow } from "#flows/verdicts.ts";
import type { Reply } from "#replies/reply.ts";

const CHECK = "response_headers_conformance";
const SENT_HEADERS = ["authorization", "token", "content-type", "accept-language", "idempotency-key"];
const SHOWN_HEADERS = ["retry-after", "date", "idempotency-replayed"];
const ORIGIN = { origin: "https://ct.example.test" };
/** Methods that browsers send without a preflight. */
const SIMPLE: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

const headerOf = (reply: Reply | null, name: string): string =>
  reply?.kind === "received" ? (reply.headers[name] ?? "") : "";
const isAllowed = (reply: Reply | null): boolean =>
  ["*", ORIGIN.origin].includes(headerOf(reply, "access-control-allow-origin"));
const listed = (text: string): ReadonlySet<string> => new Set(text.split(",").map((one) => one.trim().toLowerCase()));

/** Checks preflights, by which browsers ask whether the method and headers of a call are allowed. */
async function checkPreflights(run: FlowRun, verdicts: Verdicts): Promise<void> {
  for (const { path, method, operationId, envelope } of run.contract.calls) {
    if (envelope === "template" || path.includes("{")) continue;
    const preflight = await run.probe.outside(
      path,
      {
        ...ORIGIN,
        "access-control-request-method": method,
        "access-control-request-headers": SENT_HEADERS.join(", "),
      },
      "OPTIONS",
    );
    const status = preflight?.kind === "received" ? preflight.status : 0;
    const isAnswered = status >= 200 && status < 300 && isAllowed(preflight);
    // Browsers send preflights without a token, so this one has none.
    const what = `a preflight of ${method} ${path} is allowed`;
    if (!verdicts.holds(isAnswered, operationId, what, `HTTP ${status}`, preflight)) continue;
    const headers = listed(headerOf(preflight, "access-control-allow-headers"));
    // The wildcard `*` does not include Authorization.
    const missing = SENT_HEADERS.filter(
      (name) => !headers.has(name) && (name === "authorization" || !headers.has("*")),
    );
    verdicts.holds(
      missing.length === 0,
      operationId,
      `Access-Control-Allow-Headers: ${SENT_HEADERS.join(", ")}`,
      [...headers],
      preflight,
    );
    const methods = listed(headerOf(preflight, "access-control-allow-methods"));
    const mayUse = SIMPLE.has(method) || methods.has("*") || methods.has(method.toLowerCase());
    verdicts.holds(mayUse, operationId, `Access-Control-Allow-Methods with ${method}`, [...methods], preflight);
  }
}

export const corsOf = ({ calls }: Contract): Flow =>
  verdictFlow({
    name: "pages of other origins",
    check: CHECK,
    needs: "write",
    operations: calls.filter(({ envelope }) => envelope !== "template").map(({ operationId }) => operationId),
    async steps(run, verdicts, caseName) {
      const open = callNamed(run.contract, "products.index");
      const own = callNamed(run.contract, "wallet.getBalance");
      const login = callNamed(run.contract, "user.login");
      const { token } = await newMember(run, "origins", caseName);
      const ask = async (call: typeof open, changed: object): Promise<OutsideReply> => {
        const { reply, request } = await run.probe.ask(
          { call, token: undefined, headers: ORIGIN, ...changed },
          caseName,
        );
        return { ...reply, request };
      };
      const first = await ask(open, {});
      // CORS is optional, so a server that allows no other origin passes.
      if (!isAllowed(first)) return PASSED;
      const json = { headers: { ...ORIGIN, "content-type": "application/json" } };
      const replies: readonly (readonly [operation: string, when: string, reply: OutsideReply | null])[] = [
        ["products.index", "a success", first],
        ["wallet.getBalance", "a member's success", await ask(own, { token })],
        ["wallet.getBalance", "401", await ask(own, {})],
        ["user.login", "a refusal", await ask(login, { ...json, body: '{"account":"","password":"x"}' })],
        ["user.login", "422", await ask(login, { ...json, body: "[]" })],
        ["user.login", "400", await ask(login, { ...json, body: "{" })],
        ["user.login", "413", await ask(login, { ...json, body: `{"account":"${"x".repeat(70_000)}"}` })],
        ["user.login", "415", await ask(login, { headers: { ...ORIGIN, "content-type": "text/plain" }, body: "x" })],
        ["user.login", "405", await ask(login, { method: "DELETE" })],
        ["products.index", "404", await run.probe.outside("/api/products/ct-unknown", ORIGIN)],
        ["common.upload", "404 of a file", await run.probe.outside("/uploads/ct-unknown.png", ORIGIN)],
      ];
      for (const [operation, when, reply] of replies) {
        const what = `Access-Control-Allow-Origin with ${when}`;
        const got = headerOf(reply, "access-control-allow-origin") || "none";
        verdicts.holds(isAllowed(reply), operation, what, got, reply);
      }
      const shown = listed(headerOf(first, "access-control-expose-headers"));
      const hidden = shown.has("*") ? [] : SHOWN_HEADERS.filter((name) => !shown.has(name));
      verdicts.holds(
        hidden.length === 0,
        "products.index",
        `Access-Control-Expose-Headers: ${SHOWN_HEADERS.join(", ")}`,
        [...shown],
        first,
      );
      await checkPreflights(run, verdicts);
    },
  });
