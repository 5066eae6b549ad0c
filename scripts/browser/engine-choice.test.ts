import { describe, expect, test } from "vitest";
import { absence, chooseEngine, type EngineSources } from "./engine-choice.ts";

/**
 * Fakes a machine that has these engines, and on which downloading or installing one works only if stated. Records the
 * attempts.
 */
function machine(is: {
  readonly named?: string;
  readonly own?: boolean;
  readonly system?: boolean;
  readonly canFetch?: boolean;
  readonly canInstall?: boolean;
}) {
  const tried: string[] = [];
  let { own = false, system = false } = is;
  const sources: EngineSources = {
    named: is.named,
    ownStarts: () => own,
    fetchOwn: () => {
      tried.push("fetch");
      own ||= is.canFetch === true;
    },
    ofMachine: () => (system ? "/usr/bin/engine" : undefined),
    installOnMachine: () => {
      tried.push("install");
      system ||= is.canInstall === true;
    },
  };
  return { sources, tried };
}
const OWN = { own: true, path: null };
const MACHINES = { own: false, path: "/usr/bin/engine" };

describe("an engine is", () => {
  test.each([
    [
      "the named one, whatever else there is",
      { named: "/opt/firefox", own: true },
      { own: false, path: "/opt/firefox" },
      [],
    ],
    ["Playwright's own, although the machine has one", { own: true, system: true }, OWN, []],
    ["Playwright's own, fetched", { system: true, canFetch: true }, OWN, ["fetch"]],
    ["the machine's, where none can be fetched", { system: true }, MACHINES, ["fetch"]],
    ["the machine's, installed", { canInstall: true }, MACHINES, ["fetch", "install"]],
    ["absent, where neither comes", {}, undefined, ["fetch", "install"]],
  ] as const)("%s", (_, is, expected, tries) => {
    const { sources, tried } = machine(is);
    expect(chooseEngine(sources)).toEqual(expected);
    expect(tried).toEqual(tries);
  });
});

test("a missing engine is a remark, and a failure only with --engines all", () => {
  expect(absence("webkit", "found")).toEqual({ remark: "webkit not installed" });
  expect(absence("webkit", "all").failure).toContain("[webkit] not installed");
  expect(absence("webkit", "all").remark).toBeUndefined();
});
