import { expect, test } from "vitest";
import { arrowFaults, importsOf, type Member, MEMBERS } from "./arrows.ts";

const faultsOf = (member: Member, file: string, target: string): string[] => arrowFaults({ member, file, target });

test("imports are found however they are written", () => {
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
  ["server", "operations/wallet.ts", "#domain/wallet.ts"],
  ["server", "domain/wallet.test.ts", "#store/test-draft.ts"],
  ["server", "domain/wallet.test.ts", "vitest"],
])("%s: %s may import %s", (member, file, target) => {
  expect(faultsOf(member, file, target)).toEqual([]);
});

test.each<[Member, string, string, string]>([
  ["web", "lib/yen.ts", "#api/wallet.ts", "lib must not see api (#api/wallet.ts)"],
  [
    "web",
    "components/notice.tsx",
    "#features/login/login.tsx",
    "components must not see features (#features/login/login.tsx)",
  ],
  ["web", "features/login/login.tsx", "../../lib/yen.ts", "../../lib/yen.ts crosses rooms: import it by #"],
  [
    "web",
    "features/login/login.tsx",
    "#features/news/list.tsx",
    "features must not see each other (features/news/list.tsx)",
  ],
  [
    "web",
    "features/personage/assets/curve.tsx",
    "#features/personage/records/table.tsx",
    "folders of a feature must not see each other (features/personage/records/table.tsx)",
  ],
  ["web", "features/login/login.tsx", "@hashgrove/contract/openapi.gen.d.ts", "wire types end in api"],
  ["web", "lib/yen.ts", "#lib/usdt.ts", "#lib/usdt.ts is a neighbour: ./"],
  ["web", "app/start.tsx", "#console/main.tsx", "app must not see console (#console/main.tsx)"],
  ["web", "features/login/login.tsx", "#console/places.ts", "features must not see console (#console/places.ts)"],
  ["web", "console/main.tsx", "#api/client.ts", "console must not see api (#api/client.ts)"],
  ["web", "api/wallet.ts", "@hashgrove/contract/qa.openapi.gen.d.ts", "the product does not know the control surface"],
  [
    "web",
    "console/journal/list.tsx",
    "@hashgrove/contract/qa.openapi.gen.d.ts",
    "the console knows the control surface alone, in console/api",
  ],
  ["web", "helpers/any.ts", "#lib/yen.ts", "helpers is no known room"],
  ["server", "domain/wallet.ts", "#store/root.ts", "domain must not see store (#store/root.ts)"],
  ["server", "domain/wallet.ts", "node:crypto", "the domain imports nothing, not node:crypto"],
  ["server", "operations/wallet.ts", "fastify", "operations know neither Node nor Fastify, not fastify"],
  ["server", "scenarios/play.ts", "#operations/wallet.ts", "scenarios must not see operations (#operations/wallet.ts)"],
  ["server", "http/send.ts", "../../../web/src/lib/yen.ts", "../../../web/src/lib/yen.ts leaves the member"],
])("%s: %s must not import %s", (member, file, target, fault) => {
  expect(faultsOf(member, file, target)).toEqual([`${MEMBERS[member]}/src/${file}: ${fault}`]);
});
