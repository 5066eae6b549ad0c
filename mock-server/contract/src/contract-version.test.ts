import { expect, test } from "vitest";
import { fingerprintOf, versionFaults } from "./contract-version.ts";
import type { OpenApiDocument } from "./document.ts";

const contract = (version: string, title: string): OpenApiDocument => ({ info: { version, title }, paths: {} });
const section = (version: string, document: OpenApiDocument): string =>
  `## [${version}] - 2026-11-26 (fingerprint ${fingerprintOf(document)})\n\n- A change.\n`;
const old = contract("1.0.0", "API");
const changed = contract("1.1.0", "Other API");

test("accepts a contract whose version and changelog match", () => {
  expect(versionFaults(old, section("1.0.0", old))).toEqual([]);
  expect(versionFaults(changed, `${section("1.1.0", changed)}\n${section("1.0.0", old)}`)).toEqual([]);
});

test.each([
  ["a change without version and changelog", contract("1.0.0", "Other API"), section("1.0.0", old)],
  ["a change without changelog", changed, section("1.0.0", old)],
  ["a change without version", contract("1.0.0", "Other API"), section("1.1.0", changed)],
  ["a version without a change in the changelog", contract("1.1.0", "API"), section("1.0.0", old)],
  ["an empty changelog", old, ""],
])("rejects %s", (_name, document, changelog) => {
  expect(versionFaults(document, changelog)).toEqual([
    expect.stringContaining(`(fingerprint ${fingerprintOf(document)})`),
  ]);
});

test("rejects a version twice", () => {
  const twice = section("1.1.0", changed) + section("1.1.0", old);
  expect(versionFaults(changed, twice)).toEqual(["the contract's changelog has a version twice"]);
});
