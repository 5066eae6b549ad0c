import { expect, test } from "vitest";
import { soleUserFaults } from "./sole-users.ts";

test.each([
  'import createClient from "openapi-fetch";',
  'import type { Client } from "openapi-fetch";',
  'export * from "openapi-fetch";',
  'const library = await import("openapi-fetch");',
  'import "openapi-fetch/dist/index.js";',
])("another module must not import the HTTP client's library: %s", (text) => {
  expect(soleUserFaults("web/src/api/wallet/records.ts", text)).toEqual([
    expect.stringMatching(
      /^web\/src\/api\/wallet\/records\.ts: only .*web\/src\/api\/client\.ts.* may import openapi-fetch$/,
    ),
  ]);
  expect(soleUserFaults("web/src/api/client.ts", text)).toEqual([]);
});

test("the types of the contract have one generator", () => {
  const text = 'import openapiTS from "openapi-typescript";';
  expect(soleUserFaults("scripts/generate.ts", text)).toEqual([]);
  expect(soleUserFaults("scripts/pack.ts", text)).toHaveLength(1);
});

test("a library with a longer name, and a comment, are free", () => {
  expect(soleUserFaults("web/src/a.ts", '// What openapi-fetch does.\nimport x from "openapi-fetch-mock";')).toEqual(
    [],
  );
});
