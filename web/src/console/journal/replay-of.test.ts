import { expect, test } from "vitest";
import { isReplayable, replayOf } from "./replay-of.ts";
import { entry } from "./test-entry.ts";

const USERS = { alice: { account: "alice@example.test", password: "Secret99", payPassword: "654321" } };
const JSON_TYPE = { "content-type": "application/json" };
const sent = (body: unknown, part: Parameters<typeof entry>[0] = {}, token: string | null = "t1") =>
  replayOf(entry({ request: { headers: JSON_TYPE, body }, ...part }), { token, users: USERS, key: "new" });

test("a member's call gets a new session, a new key and the member's passwords", () => {
  const headers = { ...JSON_TYPE, authorization: "***", "idempotency-key": "old", "user-agent": "x", "x-world": "w" };
  const replay = sent(null, { request: { headers, body: { amount: 5000, payPassword: "***" } } });
  expect(replay.headers).toEqual({ authorization: "t1", ...JSON_TYPE, "idempotency-key": "new" });
  expect(JSON.parse(replay.body ?? "")).toEqual({ amount: 5000, payPassword: "654321" });
  expect(replay.masked).toEqual([]);
});

test("a visitor's call has no session, but the password of the account it names", () => {
  const login = sent({ account: "alice@example.test", password: "***" }, { user: null }, null);
  expect(login.headers).toEqual(JSON_TYPE);
  expect(login.body).toContain("Secret99");
  const stranger = sent({ email: "new@example.test", password: "***", rePassword: "***" }, { user: null }, null);
  expect(stranger.body).toContain('"password":"Passw0rd1","rePassword":"Passw0rd1"');
});

test("names the fields with unknown values, and keeps the token of an address", () => {
  expect(sent({ realName: "A", idNumber: "***" }).masked).toEqual(["idNumber"]);
  expect(sent(null, { path: "/api/x?token=***&page=1" }).path).toBe("/api/x?token=t1&page=1");
  expect(sent(null).body).toBeNull();
});

test("a file or a large body is missing from the journal", () => {
  const of = (contentType: string, body: unknown) =>
    isReplayable(entry({ request: { headers: { "content-type": contentType }, body } }));
  expect(of("application/json", { amount: 1 })).toBe(true);
  expect(of("multipart/form-data; boundary=x", null)).toBe(false);
  expect(of("application/json", { bytes: 70_000, sha256: "0".repeat(64) })).toBe(false);
});
