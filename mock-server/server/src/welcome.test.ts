import { expect, test } from "vitest";
import { welcome } from "./welcome.ts";

const ADDRESS = "http://127.0.0.1:4010";

test("prints the address, the logins and the data folder", () => {
  const text = welcome({ address: ADDRESS, data: ".data", scenario: "demo" });
  for (const part of [
    `${ADDRESS}/\n`,
    "alice@example.test",
    `${ADDRESS}/docs/`,
    `${ADDRESS}/__qa/ui/`,
    "kept in .data;",
  ])
    expect(text).toContain(part);
});

test("points to the scenarios for the logins of another scenario", () => {
  const text = welcome({ address: ADDRESS, data: ".data-empty", scenario: "empty" });
  expect(text).toContain(`of empty: ${ADDRESS}/__qa/scenarios`);
  expect(text).not.toContain("alice");
});

test("says that nothing is stored without a default world", () => {
  expect(welcome({ address: ADDRESS, data: null, scenario: null })).toContain("Nothing is kept;");
});

test("says that data in memory ends with the server, and how to keep it", () => {
  const text = welcome({ address: ADDRESS, data: null, scenario: "demo" });
  expect(text).toContain("Data is in memory only (--data FOLDER keeps it); stop with Ctrl+C.");
  expect(text).toContain("alice@example.test");
});
