import { expect, test } from "vitest";
import { entry } from "#console/journal/test-entry.ts";
import { violationsOf } from "./violations-of.ts";

const call = (operationId: string, ...violations: string[]) => entry({ operationId, violations });

test("groups violating calls by name, most frequent first, each sentence once", () => {
  const entries = [
    call("news.index"),
    call("user.login", "/reply/data: must be object"),
    call("wallet.index", "/reply/code: a code that is not documented"),
    call("wallet.index", "/reply/code: a code that is not documented", "/reply/msg: must be string"),
  ];
  expect(violationsOf(entries)).toEqual([
    {
      operationId: "wallet.index",
      count: 2,
      texts: ["/reply/code: a code that is not documented", "/reply/msg: must be string"],
    },
    { operationId: "user.login", count: 1, texts: ["/reply/data: must be object"] },
  ]);
  expect(violationsOf([])).toEqual([]);
});
