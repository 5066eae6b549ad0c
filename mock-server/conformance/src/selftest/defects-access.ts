// Forged replies for authentication, validation, refusals and pages: A1 to A5, N1 to N5, R7 and P1.
import { isNode } from "@hashgrove/contract/document.ts";
import { GARBAGE } from "#client/people.ts";
import { parsedJson, type Received } from "#replies/reply.ts";
import { accepted, type Defect, edited, type Memory, type Met, under, withJson } from "./forge-reply.ts";

/** If `lets`, replaces the reply by the last successful one of the same path. */
function lastOk({ path, reply }: Met, memory: Memory, lets: boolean): Received | undefined {
  if (reply.status === 200) memory.set(path, reply);
  return lets ? (memory.get(path) as Received | undefined) : undefined;
}
const bodyOf = ({ request }: Met): Record<string, unknown> => {
  const body = typeof request.body === "string" ? parsedJson(request.body) : null;
  return isNode(body) ? body : {};
};
const paramsOf = ({ request }: Met): URLSearchParams => new URL(request.path, "http://x").searchParams;

/** Accepts a request that violates the schema if `fits`. */
const takes = (name: string, operation: string, path: string, fits: (met: Met) => boolean): Defect => ({
  name,
  check: "negative_data_rejection",
  operation,
  spoil: (met) => (met.path === path && met.reply.status === 422 && fits(met) ? accepted(met.reply) : undefined),
});
/** Changes the list of a page; `page` is 0 if none was requested. */
const pages = (
  name: string,
  operation: string,
  path: string,
  spoil: (items: unknown[], page: number, data: unknown) => unknown,
): Defect => ({
  name,
  check: "pagination",
  operation,
  spoil(met) {
    if (met.path !== path || met.reply.status !== 200) return undefined;
    const page = Number(paramsOf(met).get("page") ?? 0);
    return edited(met.reply, (envelope) => {
      const { data } = envelope as { data: unknown };
      const items = (isNode(data) ? data.list : data) as unknown[];
      Object.assign(envelope, { data: spoil(items, page, data) });
    });
  },
});

const reasonIn = ({ json }: Received): unknown => (isNode(json) && isNode(json.data) ? json.data.reason : undefined);

export const ACCESS_DEFECTS: readonly Defect[] = [
  {
    name: "wrong trading passwords are counted for each session",
    check: "sessions",
    operation: "wallet.withdrawal",
    spoil({ token, reply }, memory) {
      if (reasonIn(reply) !== "wrong-pay-password") return undefined;
      const count = Number(memory.get(token) ?? 0) + 1;
      memory.set(token, count);
      return edited(reply, ({ data }) => void (data.attemptsLeft = 5 - count));
    },
  },
  {
    name: "every call of a session makes it last longer",
    check: "sessions",
    operation: "wallet.getBalance",
    spoil({ path, token, reply }, memory) {
      if (path !== "/api/wallet/getBalance") return undefined;
      const at = Date.parse(reply.headers.date ?? "");
      const last = memory.get(token) as { readonly at: number; readonly reply: Received } | undefined;
      if (reply.status === 200) memory.set(token, { at, reply });
      // Wait a minute after the last success, because a logout must still end the session at once.
      return last && reply.status === 401 && at - last.at > 60_000 ? last.reply : undefined;
    },
  },
  {
    name: "a refusal is kept under its key",
    check: "refusals",
    operation: "wallet.recharge",
    spoil({ path, token, request, reply }, memory) {
      const key = request.headers["idempotency-key"];
      if (path !== "/api/wallet/recharge" || key === undefined) return undefined;
      const own = `${token} ${key}`;
      if (reasonIn(reply) !== undefined && !memory.has(own)) memory.set(own, reply);
      return memory.get(own) as Received | undefined;
    },
  },
  {
    name: "no token is accepted",
    check: "ignored_auth",
    by: ["positive_data_acceptance", "ignored_auth"],
    operation: "wallet.getBalance",
    spoil: (met, memory) => (met.path === "/api/wallet/getBalance" ? lastOk(met, memory, met.token === "") : undefined),
  },
  {
    name: "any token is accepted",
    check: "ignored_auth",
    by: ["positive_data_acceptance", "ignored_auth"],
    operation: "user.getInviteCode",
    spoil: (met, memory) =>
      met.path === "/api/user/getInviteCode" ? lastOk(met, memory, met.token === GARBAGE) : undefined,
  },
  {
    name: "a token lives on after its logout",
    check: "ignored_auth",
    by: ["positive_data_acceptance", "ignored_auth"],
    operation: "user.getAssets",
    spoil: (met, memory) =>
      met.path === "/api/user/getAssets"
        ? lastOk(met, memory, met.reply.status === 401 && met.token !== "" && met.token !== GARBAGE)
        : undefined,
  },
  {
    name: "a token lives on after a change of password",
    check: "ignored_auth",
    operation: "wallet.getBalance",
    by: ["ignored_auth"],
    spoil: (met, memory) => {
      if (met.path === "/api/user/userInfo" && met.reply.status === 200) memory.set("changed", met.token);
      return met.path === "/api/wallet/getBalance" && memory.get("changed") === met.token
        ? under(withJson(met.reply, { code: 200, msg: "ok", data: { balance: 0, usdt: "0.00" } }), 200)
        : undefined;
    },
  },
  {
    name: "another member's id opens their holdings",
    check: "ignored_auth",
    by: ["positive_data_acceptance", "ignored_auth"],
    operation: "orders.getMyFunds",
    spoil: (met, memory) =>
      met.path === "/api/orders/getMyFunds" ? lastOk(met, memory, met.reply.status === 403) : undefined,
  },
  {
    name: "the body is read before the token",
    check: "auth_first",
    operation: "wallet.recharge",
    spoil: ({ path, request, reply }) =>
      path === "/api/wallet/recharge" && reply.status === 401 && request.body === "{"
        ? under(withJson(reply, { code: 400, msg: "JSON", data: null }), 400)
        : undefined,
  },
  {
    name: "an open call requires a token",
    check: "open_stays_open",
    operation: "products.index",
    spoil: ({ path, token, reply }) =>
      path === "/api/products/index" && token !== ""
        ? under(withJson(reply, { code: 401, msg: "login", data: null }), 401)
        : undefined,
  },
  {
    name: "a failed login reveals who is a member",
    check: "no_leak",
    operation: "user.login",
    spoil: ({ path, request, reply }) =>
      path === "/api/user/login" && String(request.body).includes("nobody@")
        ? edited(reply, (envelope) => void (envelope.msg = "このアカウントは登録されていません。"))
        : undefined,
  },
  {
    name: "anybody can read an uploaded file",
    check: "no_leak",
    operation: "common.upload",
    spoil: ({ path, reply }) => (path.startsWith("/uploads/") ? under(reply, 200) : undefined),
  },
  {
    name: "a new member sees records of others",
    check: "no_leak",
    operation: "user.getCapitalFlow",
    spoil: ({ path, reply }) =>
      path === "/api/user/getCapitalFlow" && reply.status === 200
        ? edited(reply, (envelope) =>
            Object.assign(envelope, {
              data: [{ id: 1, explain: "x", createTime: "2026-01-01 00:00:00", accounts: 1, ref: "record:1" }],
            }),
          )
        : undefined,
  },
  takes("null for a price is accepted", "products.buy", "/api/products/buy", (met) => bodyOf(met).price === null),
  takes(
    "a price above the maximum is accepted",
    "products.buy",
    "/api/products/buy",
    (met) => Number(bodyOf(met).price) > 1e9,
  ),
  takes("a list for a body is accepted", "user.changeBank", "/api/user/bank", ({ request }) => request.body === "[]"),
  takes("NUL in a text is accepted", "wallet.recharge", "/api/wallet/recharge", ({ request }) =>
    String(request.body).includes("\\u0000"),
  ),
  takes(
    "a text too long is accepted",
    "wallet.bindBankCard",
    "/api/wallet/bindBankCard",
    ({ request }) => String(request.body).length > 150,
  ),
  takes(
    "an unknown chain is accepted",
    "wallet.bindAddress",
    "/api/wallet/bindAddress",
    (met) => bodyOf(met).type === 987_654,
  ),
  takes("page 0 is accepted", "news.index", "/api/news/index", (met) => paramsOf(met).get("page") === "0"),
  takes("a missing id is accepted", "products.detail", "/api/products/detail", (met) => !paramsOf(met).has("id")),
  {
    name: "the contract's own example is invalid",
    check: "positive_data_acceptance",
    operation: "user.changeBank",
    spoil: ({ path, reply }) =>
      path === "/api/user/bank" && reply.status === 200
        ? under(withJson(reply, { code: 422, msg: "x", data: [{ pointer: "/body", rule: "x", message: "x" }] }), 422)
        : undefined,
  },
  {
    name: "the longest name that is allowed is invalid",
    check: "positive_data_acceptance",
    operation: "user.changeBank",
    spoil: (met) =>
      met.path === "/api/user/bank" && met.reply.status === 200 && String(bodyOf(met).bankName).length > 64
        ? under(
            withJson(met.reply, { code: 422, msg: "x", data: [{ pointer: "/body", rule: "x", message: "x" }] }),
            422,
          )
        : undefined,
  },
  {
    name: "100 kB for a name are a crash",
    check: "not_a_server_error",
    by: ["negative_data_rejection"],
    operation: "wallet.bindBankCard",
    spoil: ({ path, request, reply }) =>
      path === "/api/wallet/bindBankCard" && String(request.body).length > 90_000 ? under(reply, 500) : undefined,
  },
  {
    name: "a body of no type is read as JSON",
    check: "missing_required_header",
    operation: "user.changeBank",
    spoil: ({ path, request, reply }) =>
      path === "/api/user/bank" && reply.status === 415 && !("content-type" in request.headers)
        ? accepted(reply)
        : undefined,
  },
  {
    name: "text/plain is read as JSON",
    check: "missing_required_header",
    operation: "wallet.setPayPassword",
    spoil: ({ path, reply }) =>
      path === "/api/wallet/payPassword" && reply.status === 415 ? accepted(reply) : undefined,
  },
  {
    name: "a body that is cut off is accepted",
    check: "missing_required_header",
    operation: "wallet.bankRecharge",
    spoil: ({ path, reply }) =>
      path === "/api/wallet/bankRecharge" && reply.status === 400 ? accepted(reply) : undefined,
  },
  {
    name: "DELETE does what GET does",
    check: "unsupported_method",
    operation: "products.index",
    spoil: ({ path, request, reply }) =>
      path === "/api/products/index" && request.method === "DELETE" ? accepted(reply) : undefined,
  },
  pages("each page begins one item late", "news.index", "/api/news/index", (items, page) =>
    page > 1 ? items.slice(1) : items,
  ),
  pages("the limit is not kept", "news.index", "/api/news/index", (items) =>
    items.length > 0 ? [...items, ...items, ...items] : items,
  ),
  pages("a page past the end is the last one", "wallet.index", "/api/wallet/index", (_items, page, data) =>
    page > 1000 ? { ...(data as object), list: [{ id: 1 }] } : data,
  ),
  pages("the total is that of the page", "wallet.index", "/api/wallet/index", (_items, page, data) => ({
    ...(data as object),
    total: page,
  })),
];
