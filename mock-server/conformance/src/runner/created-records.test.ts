// The summary's list of accounts that a run created.
import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { expect, test } from "vitest";
import { SIGNING_UP } from "#client/accounts.ts";
import type { Exchange } from "#client/probe.ts";
import { trackCreated } from "./created-records.ts";

const call = readContract(PRODUCT_CONTRACT).calls.find(({ operationId }) => operationId === "user.register");

test("an account accepted repeatedly is one line, and an odd name is shown as JSON", () => {
  const made = trackCreated();
  const sees = (email: unknown, name: string): void => {
    const request = { body: JSON.stringify({ email }) };
    made.see({ call, request, judged: { outcome: "ok" }, case: name } as unknown as Exchange);
  };
  sees("ct-1-one@example.test", SIGNING_UP);
  for (const name of ["mobile: null", "mobile: a list", "mobile: NUL"]) sees("ct-nobody@example.test", name);
  sees("ct-\u0000", "email: NUL");
  sees("9".repeat(300), "email: one too long");
  sees(["a"], "email: a list");
  expect(made.lines()).toEqual([
    "account ct-1-one@example.test",
    "account ct-nobody@example.test (mobile: null), signed up 3 times",
    String.raw`account "ct-\u0000" (email: NUL)`,
    `account "${"9".repeat(59)}… (email: one too long)`,
    'account ["a"] (email: a list)',
  ]);
});
