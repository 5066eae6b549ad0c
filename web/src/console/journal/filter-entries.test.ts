import { expect, test } from "vitest";
import { filterEntries, valuesOf } from "./filter-entries.ts";
import { entry } from "./test-entry.ts";

const fault = { id: 3, label: null, effect: "abort reset", when: "after" } as const;
const ENTRIES = [
  entry({ seq: 1, operationId: "user.login", user: null }),
  entry({ seq: 2, outcome: "insufficient-balance", reply: { status: 200, code: 0, body: { msg: "残\u200b高不足" } } }),
  entry({ seq: 3, outcome: "no-reply", fault, reply: { status: null, code: null, body: null } }),
  entry({ seq: 4, user: "bob", violations: ["/data must be array"] }),
];
const seqs = (query: Record<string, string>): number[] => filterEntries(ENTRIES, query).map(({ seq }) => seq);

test.each([
  [{}, [4, 3, 2, 1]],
  [{ operationId: "user.login" }, [1]],
  [{ user: "alice" }, [3, 2]],
  [{ outcome: "no-reply" }, [3]],
  [{ fault: "3" }, [3]],
  [{ fault: "4" }, []],
  [{ only: "fault" }, [3]],
  [{ only: "violation" }, [4]],
  [{ only: "refusal" }, [3, 2]],
  [{ text: "残高" }, [2]],
  [{ user: "alice", only: "fault" }, [3]],
  [{ only: "nonsense" }, [4, 3, 2, 1]],
])("%j selects %j, newest first", (query: Record<string, string>, expected) => {
  expect(seqs(query)).toEqual(expected);
});

test("offers only values that occur", () => {
  expect(valuesOf(ENTRIES, "user")).toEqual(["alice", "bob"]);
  expect(valuesOf(ENTRIES, "operationId")).toEqual(["user.login", "wallet.bankWithdrawal"]);
});
