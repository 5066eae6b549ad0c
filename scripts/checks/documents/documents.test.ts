import { expect, test } from "vitest";
import { decisionFaults, documentFaults } from "./documents.ts";

const FILES: Record<string, string> = {
  "README.md": "",
  "docs/guide.md": "# Guide\n\n## The data folder\n",
  "web/src/lib/amount/yen.ts": "",
  "web/README.md": "",
};
const exists = (path: string): boolean =>
  Object.keys(FILES).some((file) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`));
const faultsIn = (text: string, file = "README.md"): string[] =>
  documentFaults(file, {
    exists,
    tasks: new Set(["check"]),
    read: (path) => (path === file ? text : (FILES[path] ?? "")),
  });

test.each([
  "Open `web/src/lib/amount/yen.ts` or [the guide](docs/guide.md#the-data-folder).",
  "Call `POST /api/wallet/index`, `npm run check`, `application/json` or `web/src/<name>.ts`.",
  "A run writes `contract-report/findings.json` and `web/dist/index.html`.",
  "See [the docs](http://127.0.0.1:4010/docs/qa.html).",
  "```sh\ncat web/src/gone.ts\n```",
])("accepts %j", (text) => {
  expect(faultsIn(text)).toEqual([]);
});

test("rejects a path that does not exist", () => {
  expect(faultsIn("Open `web/src/lib/gone.ts`, `web/gone`, `lib/amount/yen.ts` and `gone.ts`.")).toEqual([
    "README.md:1: there is no web/src/lib/gone.ts",
    "README.md:1: there is no web/gone",
    "README.md:1: there is no lib/amount/yen.ts",
    "README.md:1: there is no gone.ts",
  ]);
});

test("reads the paths of a package's README from the package or its src", () => {
  expect(faultsIn("`src/lib/amount/yen.ts`, `lib/amount/yen.ts`", "web/README.md")).toEqual([]);
  expect(faultsIn("`lib/gone.ts`", "web/README.md")).toEqual(["web/README.md:1: there is no lib/gone.ts"]);
});

test("rejects a link to a missing file or heading", () => {
  expect(faultsIn("[a](docs/gone.md) [b](docs/guide.md#gone) [c](#gone)")).toEqual([
    "README.md:1: the link to docs/gone.md leads nowhere",
    "README.md:1: docs/guide.md has no heading #gone",
    "README.md:1: README.md has no heading #gone",
  ]);
});

test("rejects a missing npm script, also in an example, and a tool that only the repository has", () => {
  expect(faultsIn("Run `npm run check`.\n\n```sh\nnpm run chek\n```\n\nThen `vitest run`.")).toEqual([
    "README.md:7: vitest run: name a script of package.json, which runs on any Node",
    "README.md:4: there is no npm run chek",
  ]);
});

const RECORD =
  "# 0001. A\n\n- Status: accepted\n- Date: 2026-11-21\n\n**Context.** a\n\n**Decision.** b\n\n**Consequence.** c\n";

test("accepts a complete decision record that the index lists", () => {
  expect(decisionFaults("- [0001](0001-a.md) A", new Map([["0001-a.md", RECORD]]))).toEqual([]);
});

test("rejects an unlisted, an incomplete and a badly numbered decision record", () => {
  const records = new Map([
    ["0001-a.md", RECORD],
    ["0001-b.md", RECORD.replace("- Status: accepted\n", "")],
    ["c.md", RECORD],
  ]);
  expect(decisionFaults("[0001](0001-a.md) [c](c.md)", records)).toEqual([
    "0001-b.md: 0001-a.md has the same number",
    "0001-b.md: docs/decisions/README.md does not list it",
    '0001-b.md: has no "- Status:"',
    "c.md: is named like 0012-fold-the-log.md",
  ]);
});
