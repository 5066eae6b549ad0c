import { expect, test } from "vitest";
import { callFaults, routeFaults, wireWords } from "./names.ts";

test("the wire's names are found in code of the domain, not in its comments", () => {
  expect(wireWords('refuse("weak-password", { field: "password" }); // was re_password, "/bic"')).toEqual([]);
  expect(wireWords('refuse("required", { pointer: "/bic" })')).toEqual(['"/bic"']);
  expect(wireWords("const { products_id } = command;")).toEqual(["products_id"]);
  // oxlint-disable-next-line no-template-curly-in-string
  expect(wireWords("refuse(`/${field}`)")).toEqual(["`/${field}`"]);
});

test("a call that one side lacks is refused", () => {
  const files: Record<string, string> = {
    "mock-server/server/src/operations/wallet.ts": "export const bindBankCard = 1;",
    "mock-server/server/src/operations/news.ts": "export const index = 1;",
    "web/src/api/wallet": "export const useBindBankCard = 1;",
    "web/src/api/news.ts": 'export const newsQuery = () => read("/api/news/index");',
    "mock-server/server/src/operations/back-office/role.ts": "export function list() {}",
  };
  const faultsOf = (id: string): string[] => callFaults(id, (file) => files[file] ?? null);
  expect(["wallet.bindBankCard", "news.index", "mock.role.list"].flatMap(faultsOf)).toEqual([]);
  expect(faultsOf("wallet.lend")).toEqual([
    "mock-server/server/src/operations/wallet.ts: does not export lend, for wallet.lend",
    "web/src/api/wallet.ts: does not export lendQuery or useLend or lend, for wallet.lend",
  ]);
  expect(faultsOf("loans.index")).toContain(
    "loans.index: there is no web/src/api/loans.ts that exports a query that reads /api/loans/index",
  );
});

test("a route file that routes another URL is refused", () => {
  expect(routeFaults("news/index.tsx", 'createRoute({ path: "/news" })')).toEqual([]);
  expect(routeFaults("news/index.tsx", 'createRoute({ path: "/newz" })')).toEqual([
    "web/src/routes/news/index.tsx: does not route /news",
  ]);
});
