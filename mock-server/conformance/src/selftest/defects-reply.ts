// Forged replies whose fault shows in the reply alone, without a sequence of calls: R1 to R7, P2.
import { type Defect, edited, type Met, under, withText } from "./forge-reply.ts";

const at =
  (path: string, spoil: (met: Met) => ReturnType<Defect["spoil"]>): Defect["spoil"] =>
  (met) =>
    met.path === path ? spoil(met) : undefined;
const succeeds = ({ reply }: Met): boolean => reply.status === 200;
const whenOk = (path: string, spoil: (met: Met) => ReturnType<Defect["spoil"]>): Defect["spoil"] =>
  at(path, (met) => (succeeds(met) ? spoil(met) : undefined));
const header = ({ reply }: Met, name: string, value: string | undefined) => {
  const { [name]: _, ...rest } = reply.headers;
  return { ...reply, headers: value === undefined ? rest : { ...rest, [name]: value } };
};
const BY = ["positive_data_acceptance"];
const R1 = { check: "response_schema_conformance", by: BY } as const;

export const REPLY_DEFECTS: readonly Defect[] = [
  {
    ...R1,
    name: "a field is missing",
    operation: "wallet.getBalance",
    spoil: whenOk("/api/wallet/getBalance", ({ reply }) => edited(reply, ({ data }) => void delete data.usdt)),
  },
  {
    ...R1,
    name: "a number as text",
    operation: "wallet.getBalance",
    spoil: whenOk("/api/wallet/getBalance", ({ reply }) => edited(reply, ({ data }) => void (data.balance = "0"))),
  },
  {
    ...R1,
    name: "yen with a fraction",
    operation: "user.getAssets",
    spoil: whenOk("/api/user/getAssets", ({ reply }) => edited(reply, ({ data }) => void (data.profit = 0.5))),
  },
  {
    ...R1,
    name: "a field that is not documented",
    operation: "invite_recode.getIncentiveList",
    spoil: whenOk("/api/invite_recode/getIncentiveList", ({ reply }) =>
      edited(reply, ({ data }) => void (data.created_at = 1)),
    ),
  },
  {
    ...R1,
    name: "null for an empty list",
    operation: "orders.getMyFunds",
    spoil: whenOk("/api/orders/getMyFunds", ({ reply }) =>
      edited(reply, (envelope) => void Object.assign(envelope, { data: null })),
    ),
  },
  {
    name: "429 without Retry-After",
    check: "response_headers_conformance",
    by: BY,
    operation: "news.index",
    spoil: whenOk("/api/news/index", ({ reply }) =>
      under(
        edited(reply, (envelope) => void Object.assign(envelope, { code: 429, data: null })),
        429,
      ),
    ),
  },
  {
    name: "pages of other origins may not change a password",
    check: "response_headers_conformance",
    operation: "user.updateUserInfo",
    spoil: ({ request, path, reply }) => {
      const headers = { "access-control-allow-origin": "*", "access-control-expose-headers": "*" };
      const preflight = { "access-control-allow-headers": "authorization, *", "access-control-allow-methods": "GET" };
      const isPreflight = request.method === "OPTIONS" && path.startsWith("/api/");
      return isPreflight
        ? { ...reply, status: 204, headers: { ...headers, ...preflight } }
        : { ...reply, headers: { ...reply.headers, ...headers } };
    },
  },
  {
    ...R1,
    name: "a time in another form",
    operation: "news.index",
    spoil: whenOk("/api/news/index", ({ reply }) =>
      withText(reply, (reply.text ?? "").replaceAll(/(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)/g, "$1T$2Z")),
    ),
  },
  {
    ...R1,
    name: "an undocumented refusal reason",
    operation: "user.login",
    spoil: at("/api/user/login", ({ reply }) =>
      withText(reply, (reply.text ?? "").replace('"wrong-credentials"', '"no such user!"')),
    ),
    check: "enum_truth",
  },
  {
    name: "an enumeration with a value more",
    check: "enum_truth",
    by: BY,
    operation: "user.getAuditInfo",
    spoil: whenOk("/api/user/getAuditInfo", ({ reply }) => edited(reply, ({ data }) => void (data.audit = 9))),
  },
  {
    name: "a status that is not documented",
    check: "status_code_conformance",
    by: BY,
    operation: "products.index",
    spoil: whenOk("/api/products/index", ({ reply }) => under(reply, 201)),
  },
  {
    name: "JSON as text/html",
    check: "content_type_conformance",
    by: BY,
    operation: "products.homeProduct",
    spoil: whenOk("/api/products/homeProduct", (met) => header(met, "content-type", "text/html; charset=utf-8")),
  },
  {
    name: "a warning in front of the JSON",
    check: "content_type_conformance",
    by: BY,
    operation: "about.index",
    spoil: whenOk("/api/about/index", ({ reply }) =>
      withText(reply, `<br />\n<b>Notice</b>: Undefined index\n${reply.text}`),
    ),
  },
  {
    name: "another charset",
    check: "content_type_conformance",
    by: BY,
    operation: "question_answer.index",
    spoil: whenOk("/api/question_answer/index", (met) =>
      header(met, "content-type", "application/json; charset=Shift_JIS"),
    ),
  },
  {
    name: "a private reply that caches keep",
    check: "response_headers_conformance",
    by: BY,
    operation: "user.getAssets",
    spoil: whenOk("/api/user/getAssets", (met) => header(met, "cache-control", "max-age=60")),
  },
  {
    name: "a private reply without cache headers",
    check: "response_headers_conformance",
    by: BY,
    operation: "wallet.getBalance",
    spoil: whenOk("/api/wallet/getBalance", (met) => header(met, "cache-control", undefined)),
  },
  {
    name: "a documented header with another value",
    check: "response_headers_conformance",
    by: BY,
    operation: "user.setLang",
    spoil: whenOk("/api/user/setLang", (met) => header(met, "cache-control", "public")),
  },
  {
    name: "code as text",
    check: "envelope_rules",
    by: BY,
    operation: "wallet.getDesc",
    spoil: whenOk("/api/wallet/getDesc", ({ reply }) =>
      withText(reply, (reply.text ?? "").replace('"code":200', '"code":"200"')),
    ),
  },
  {
    name: "an empty msg",
    check: "envelope_rules",
    by: BY,
    operation: "user.getInviteCode",
    spoil: whenOk("/api/user/getInviteCode", ({ reply }) => edited(reply, (envelope) => void (envelope.msg = ""))),
  },
  {
    name: "one language for all",
    check: "envelope_rules",
    operation: "wallet.getBalance",
    spoil: at("/api/wallet/getBalance", ({ reply }) => edited(reply, (envelope) => void (envelope.msg = "エラー"))),
  },
  {
    name: "401 only in the body",
    check: "envelope_status_agreement",
    by: ["ignored_auth"],
    operation: "wallet.getBalance",
    spoil: at("/api/wallet/getBalance", ({ reply }) => (reply.status === 401 ? under(reply, 200) : undefined)),
  },
  {
    name: "a refusal under 422",
    check: "envelope_status_agreement",
    by: BY,
    operation: "products.buy",
    spoil: whenOk("/api/products/buy", ({ reply }) => under(reply, 422)),
  },
  {
    name: "500 on half a surrogate pair",
    check: "not_a_server_error",
    by: ["negative_data_rejection"],
    operation: "wallet.bindBankCard",
    spoil: at("/api/wallet/bindBankCard", ({ request, reply }) =>
      String(request.body).includes("\\ud800") ? under(reply, 500) : undefined,
    ),
  },
  {
    name: "a stack trace under 200",
    check: "not_a_server_error",
    by: ["negative_data_rejection"],
    operation: "news.detail",
    spoil: at("/api/news/detail", ({ reply }) =>
      reply.status === 422
        ? under(withText(reply, "Fatal error: Uncaught TypeError in /srv/news.php on line 12"), 200)
        : undefined,
    ),
  },
];
