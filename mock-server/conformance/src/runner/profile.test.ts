// Accepted findings need a reason and an expiry date, and must still match something.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Finding } from "#replies/finding.ts";
import { readProfile, withProfile } from "./profile.ts";

function profileOf(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), "contract-profile-")), "contract.profile.yaml");
  writeFileSync(file, text);
  return readProfile(file);
}
const FINDING: Finding = {
  check: "envelope_status_agreement",
  severity: "error",
  expected: "the HTTP status equal to the code",
  got: "HTTP 200 with code 401",
  pointer: "/code",
  operation: "wallet.index",
  case: "a case",
  request: null,
};
const entry = (changed: string): string =>
  `accept:\n  - { check: envelope_status_agreement, operation: "wallet.*", reason: old clients read it, ${changed} }\n`;

test("an accepted finding is left out until the end of its last day", () => {
  const profile = profileOf(entry('expires: "2027-03-31"'));
  expect(withProfile([FINDING], profile, "2027-03-31")).toEqual({ left: [], accepted: 1 });
});

test("an entry that has expired is a finding itself, beside what it covered", () => {
  const { left, accepted } = withProfile([FINDING], profileOf(entry('expires: "2027-03-31"')), "2027-04-01");
  expect(left).toMatchObject([
    FINDING,
    { check: "profile", expected: expect.stringContaining("expired on 2027-03-31") },
  ]);
  expect(accepted).toBe(0);
});

test("an entry names the ticket of its fix, and its finding links to it", () => {
  const { left } = withProfile([], profileOf(entry('ticket: API-12, expires: "2027-03-31"')), "2026-01-01");
  expect(left[0]?.got).toBe("envelope_status_agreement of wallet.*: old clients read it (API-12)");
});

test("an unused entry is a finding too", () => {
  const other = { ...FINDING, operation: "news.index" };
  const { left } = withProfile([other], profileOf(entry('expires: "2027-03-31"')), "2026-01-01");
  expect(left).toMatchObject([other, { check: "profile", expected: "an entry that matches a finding" }]);
});

test.each([
  ["profile: loose\n", "strict or lenient"],
  ["produktion: []\n", 'unknown setting "produktion"'],
  ["production: example.test\n", "a list of hosts"],
  ["accept: [{ check: no_such, operation: a, reason: because it is so, expires: '2027-01-01' }]\n", "unknown check"],
  [entry("expires: soon"), "a day such as"],
  [entry('ticket: 12, expires: "2027-01-01"'), "ticket must be a text"],
  [entry('tiket: API-12, expires: "2027-01-01"'), 'unknown setting "tiket"'],
  [entry('expires: "2027-01-01"').replace("old clients read it", "so"), "ten letters"],
])("%j is invalid", (text, message) => {
  expect(() => profileOf(text)).toThrow(message);
});
