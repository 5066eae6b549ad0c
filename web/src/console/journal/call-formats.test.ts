import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { curlOf, matchQuery, pointedFields } from "./call-formats.ts";
import { replayOf } from "./replay-of.ts";
import { entry } from "./test-entry.ts";

const call = entry({
  request: {
    headers: { "content-type": "application/json", "user-agent": "x", authorization: "***", "idempotency-key": "k1" },
    body: { amount: 5000, payPassword: "***", note: "it's $HOME `pwd`", deep: { a: 1 } },
  },
});

test("curl sends the same request through a shell", () => {
  const replay = replayOf(call, { token: "secret", users: {}, key: "k2" });
  const line = curlOf(replay, "http://127.0.0.1:4010/w/w1/");
  // Let the shell split the command and print one argument per line.
  const shown = line.replace(/^curl/, 'printf "%s\\n"');
  const given = execFileSync("/bin/sh", ["-c", shown], { encoding: "utf8" }).trimEnd().split("\n");
  expect(given).toEqual([
    "-sS",
    "-X",
    "POST",
    "http://127.0.0.1:4010/w/w1/api/wallet/bankWithdrawal",
    "-H",
    "authorization: secret",
    "-H",
    "content-type: application/json",
    "-H",
    "idempotency-key: k2",
    "--data-raw",
    JSON.stringify({ ...(call.request.body as object), payPassword: "123456" }),
  ]);
});

test("identifies a call by its non-secret values", () => {
  expect(matchQuery(call)).toEqual({
    operationId: "wallet.bankWithdrawal",
    user: "alice",
    body: JSON.stringify({ "/amount": 5000, "/note": "it's $HOME `pwd`" }),
  });
  expect(matchQuery(entry({ user: null }))).toMatchObject({ user: "", body: "" });
  expect(pointedFields({ "a/b~c": 1 })).toEqual({ "/a~1b~0c": 1 });
  expect([pointedFields([1]), pointedFields("x"), pointedFields(null)]).toEqual([{}, {}, {}]);
});
