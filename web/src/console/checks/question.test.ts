import { expect, test } from "vitest";
import { entry } from "#console/journal/test-entry.ts";
import { questionOf, verificationOf } from "./question.ts";
import { violationsOf } from "./violations-of.ts";

const ANY = questionOf({});

test("builds a question as tests send it", () => {
  expect(verificationOf(ANY)).toEqual({ match: {} });
  const asked = { operationId: "products.buy", user: "alice", exactly: "2", body: '{"/price": 30000}' };
  expect(verificationOf(asked)).toEqual({
    match: { operationId: "products.buy", user: "alice", body: { "/price": 30000 } },
    count: { exactly: 2 },
  });
  expect(verificationOf({ ...ANY, exactly: "0" })).toEqual({ match: {}, count: { exactly: 0 } });
  expect([verificationOf({ ...ANY, body: "[1]" }), verificationOf({ ...ANY, body: "{" })]).toEqual([null, null]);
});

test("groups violations by call", () => {
  const entries = [
    entry({ seq: 1, operationId: "a", violations: ["x"] }),
    entry({ seq: 2, operationId: "b", violations: ["y"] }),
    entry({ seq: 3, operationId: "b", violations: ["y", "z"] }),
    entry({ seq: 4, operationId: "c" }),
  ];
  expect(violationsOf(entries)).toEqual([
    { operationId: "b", count: 2, texts: ["y", "z"] },
    { operationId: "a", count: 1, texts: ["x"] },
  ]);
});
