// `diff` reports the changes between two versions of a small contract.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EXIT } from "#cli/exit-codes.ts";
import { main } from "#cli/main.ts";
import { placeOf } from "./schema-changes.ts";

const OLD = `
openapi: 3.1.0
info:
  title: A shop
  version: "1"
  description: |
    - **API-1** A session lasts seven days from its login or sign-up.
    - **API-2** HEAD is answered like GET.
security: [{ token: [] }]
paths:
  /api/shop/buy:
    post:
      operationId: shop.buy
      x-effect: money
      x-envelope: product
      x-refusals: [not-open, too-little, too-much]
      x-vectors:
        - { given: { price: 100, rate: "1.5" }, gives: { paid: 101 } }
      requestBody:
        content: { application/json: { schema: { type: object, properties: { price: { type: integer } } } } }
      responses: { "200": { description: Bought } }
  /api/shop/index:
    get:
      operationId: shop.index
      x-effect: read
      x-envelope: product
      security: []
      summary: The shop
      responses: { "200": { description: Its goods } }
components: { securitySchemes: { token: { type: apiKey, in: header, name: Authorization } } }
`;

/** Compares the contract with a copy in which some texts are replaced. */
async function compared(changes: Readonly<Record<string, string>>, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "contract-diff-"));
  let now = OLD;
  for (const [from, to] of Object.entries(changes)) {
    expect(now).toContain(from);
    now = now.replace(from, to);
  }
  writeFileSync(join(folder, "old.yaml"), OLD);
  writeFileSync(join(folder, "new.yaml"), now);
  const lines: string[] = [];
  const files = [join(folder, "old.yaml"), join(folder, "new.yaml")];
  const code = await main(["diff", ...files, ...args], {}, (line) => lines.push(line));
  return { code, lines };
}

test("the contract's extensions are compared", async () => {
  const { code, lines } = await compared({
    "x-effect: read": "x-effect: session",
    "      security: []\n": "",
    "[not-open, too-little, too-much]": "[too-little, not-open, txid-used]",
    "paid: 101": "paid: 102",
  });
  expect(lines).toEqual([
    "major  POST /api/shop/buy: has new refusals: txid-used",
    "major  POST /api/shop/buy: the order of its refusals changed: too-little is now before not-open",
    'major  POST /api/shop/buy: {"price":100,"rate":"1.5"} now gives {"paid":102}; it gave {"paid":101}',
    "major  GET /api/shop/index: its effect changed from read to session",
    "major  GET /api/shop/index: was open and now requires a token",
    "minor  POST /api/shop/buy: is no longer refused for too-much",
    "",
    "5 breaking, 1 new or relaxed, 0 other",
  ]);
  expect(code).toBe(EXIT.findings);
});

test("the structure is compared by redocly", async () => {
  const { code, lines } = await compared({
    "type: object, properties: { price: { type: integer } }":
      "type: object, required: [price], properties: { price: { type: string } }",
    "summary: The shop": "summary: Our shop",
  });
  expect(lines.join("\n")).toMatch(/^major {2}POST \/api\/shop\/buy, requestBody.*price: .+/m);
  expect(lines.join("\n")).toContain("hidden: 1 without an effect on schemas or numbered rules (--all shows them)");
  expect(code).toBe(EXIT.findings);
});

test("changed rules are listed with the difference, new and removed ones too", async () => {
  const { code, lines } = await compared({
    "lasts seven days": "lasts six days",
    "**API-2** HEAD is": "**API-3** HEAD is",
  });
  expect(lines.slice(0, 3)).toEqual([
    "rule   API-1: A session lasts [-seven-] {+six+} days from its login ...",
    "rule   API-2: was removed: HEAD is answered like GET.",
    "rule   API-3: is new: HEAD is answered like GET.",
  ]);
  expect(code).toBe(EXIT.ok);
});

test("a compatible change ends with 0", async () => {
  const { code, lines } = await compared({ "summary: The shop": "summary: Our shop" }, "--all");
  expect(lines).toEqual(["patch  GET /api/shop/index: summary changed", "", "0 breaking, 0 new or relaxed, 1 other"]);
  expect(code).toBe(EXIT.ok);
});

test.each([[[]], [["one.yaml"]], [["no-such.yaml", "nor-this.yaml"]], [["a", "b", "--what"]]])(
  "diff %j is a usage error",
  async (args) => {
    expect(await main(["diff", ...args], {}, () => {})).toBe(EXIT.usage);
  },
);

test("a location is named by its call", () => {
  expect(placeOf("#/paths/~1api~1news~1index/get/responses/200")).toBe("GET /api/news/index, responses/200");
  expect(placeOf("#/paths/~1api~1news~1index")).toBe("/api/news/index");
  expect(placeOf("#/components/schemas/News")).toBe("components/schemas/News");
});
