import { expect, test } from "vitest";
import { arrowFaults, cycleFaults, importsOf, type Member, MEMBERS, parseArrows } from "./arrows.ts";

const WEB = parseArrows(`
# A comment.
app -> features, components, lib
features/* -> components, lib  # Features do not import each other.
features/personage -> features/personage, components, lib
features/personage/frame -> lib
features/personage/* -> features/personage/frame, components, lib
components -> lib
console -> components, lib
api -> lib
lib ->
`);
const SERVER = parseArrows(
  "operations -> domain\nstore -> domain\nscenarios -> store, domain\nhttp -> operations\ndomain ->",
);

const faultsOf = (member: Member, file: string, target: string): string[] =>
  arrowFaults({ member, file, target, line: 7 }, member === "web" ? WEB : SERVER);

test("imports are found in every spelling", () => {
  const text = `import a from "./a.ts";\nexport { b } from "#lib/b.ts";\nimport "c";\nconst d = () => import("./d.tsx");\nimport type {\n  E,\n} from "../e.ts";`;
  const found = importsOf("web", "state/x.ts", text).map(({ target }) => target);
  expect(found).toEqual(["./a.ts", "#lib/b.ts", "c", "./d.tsx", "../e.ts"]);
});

test.each<[Member, string, string]>([
  ["web", "features/login/login.tsx", "#components/notice.tsx"],
  ["web", "features/login/login.tsx", "./form.ts"],
  ["web", "features/personage/page.tsx", "./assets/parts.ts"],
  ["web", "api/wallet.ts", "@hashgrove/contract/openapi.gen.d.ts"],
  ["web", "console/journal/list.tsx", "#components/tabs.tsx"],
  ["web", "console/api/client.ts", "@hashgrove/contract/qa.openapi.gen.d.ts"],
  ["web", "features/personage/assets/curve.tsx", "#features/personage/frame/menu.ts"],
  ["server", "operations/wallet.ts", "#domain/wallet.ts"],
  ["server", "domain/wallet.test.ts", "#store/test-draft.ts"],
  ["server", "domain/wallet.test.ts", "vitest"],
])("%s: %s may import %s", (member, file, target) => {
  expect(faultsOf(member, file, target)).toEqual([]);
});

// Imports that arrows.txt forbids: folder and file of the importer, then of the imported module.
test.each<[Member, string, string, string, string]>([
  ["web", "lib", "/yen.ts", "api", "/wallet.ts"],
  ["web", "components", "/notice.tsx", "features/login", "/login.tsx"],
  ["web", "features/login", "/login.tsx", "features/news", "/list.tsx"],
  ["web", "features/personage/assets", "/curve.tsx", "features/personage/records", "/table.tsx"],
  ["web", "app", "/start.tsx", "console", "/main.tsx"],
  ["web", "features/login", "/login.tsx", "console", "/address.ts"],
  ["web", "console", "/main.tsx", "api", "/client.ts"],
  ["server", "domain", "/wallet.ts", "store", "/root.ts"],
  ["server", "scenarios", "/play.ts", "operations", "/wallet.ts"],
  ["web", "features/personage/frame", "/menu.ts", "features/personage/assets", "/curve.tsx"],
])("%s: %s%s must not import %s%s", (member, from, file, to, target) => {
  expect(faultsOf(member, from + file, `#${to}${target}`)).toEqual([
    `${MEMBERS[member]}/src/${from}${file}:7: ${from} must not import ${to} (#${to}${target}): see ${MEMBERS[member]}/arrows.txt`,
  ]);
});

test.each<[Member, string, string, string]>([
  [
    "web",
    "features/login/login.tsx",
    "../../lib/amount/yen.ts",
    "../../lib/amount/yen.ts crosses folders: import it by #",
  ],
  ["web", "features/login/login.tsx", "@hashgrove/contract/openapi.gen.d.ts", "wire types end in api"],
  ["web", "lib/amount/yen.ts", "#lib/amount/usdt.ts", "#lib/amount/usdt.ts is in the same folder: ./"],
  ["web", "api/wallet.ts", "@hashgrove/contract/qa.openapi.gen.d.ts", "the product does not know the control surface"],
  [
    "web",
    "console/journal/list.tsx",
    "@hashgrove/contract/qa.openapi.gen.d.ts",
    "the console knows the control surface alone, in console/api",
  ],
  ["web", "helpers/any.ts", "#lib/amount/yen.ts", "helpers is not in web/arrows.txt"],
  ["server", "domain/wallet.ts", "node:crypto", "the domain imports nothing, not node:crypto"],
  ["server", "operations/wallet.ts", "fastify", "operations know neither Node nor Fastify, not fastify"],
  [
    "server",
    "http/send.ts",
    "../../../web/src/lib/amount/yen.ts",
    "../../../web/src/lib/amount/yen.ts leaves the package",
  ],
])("%s: %s must not import %s: %s", (member, file, target, fault) => {
  expect(faultsOf(member, file, target)).toEqual([`${MEMBERS[member]}/src/${file}:7: ${fault}`]);
});

test("a line of arrows.txt without an arrow is refused by its number", () => {
  expect(() => parseArrows("app -> lib\nlib")).toThrow('arrows.txt:2: not "folder -> folders"');
});

test("a cycle between folders is refused, also one closed by a lazy import or over a loose file", () => {
  const cycle = [
    { member: "web", file: "frame/tabs.ts", target: "#views/list.tsx", line: 1 },
    { member: "web", file: "views/list.tsx", target: "#frame/tabs.ts", line: 1 },
    { member: "web", file: "views/a/one.ts", target: "#views/b/two.ts", line: 1 },
  ] as const;
  expect(cycleFaults(cycle)).toEqual(["web/src: frame, views import each other in a cycle"]);
  expect(cycleFaults(cycle.slice(1))).toEqual([]);
});
