import { expect, test } from "vitest";
import { handlesOf } from "./handles-of.ts";

const member = (id: number, username: string, email: string | null = null) => ({ id, username, email, mobile: null });

test("names members by their handles, others by their names", () => {
  const alice = member(1, "user1", "alice@example.test");
  const carol = member(2, "user2", "carol@example.test");
  const guest = member(3, "user3", "guest@example.test");
  const users = { alice: { account: "alice@example.test", password: "p", payPassword: null } };
  expect(handlesOf([alice, carol, guest], ["alice", "carol", "odd"], users)).toEqual([
    { name: "alice", member: alice },
    { name: "carol", member: carol },
    { name: "odd", member: undefined },
    { name: "user3", member: guest },
  ]);
});
