import { readFileSync } from "node:fs";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { testApp } from "#http/testing/test-app.ts";

const app = await testApp();
afterAll(() => app.fastify.close());

const get = (url: string) => app.fastify.inject({ method: "GET", url });

test.each(["api", "qa"])("shows the contract %s in a page that loads nothing from other servers", async (name) => {
  const page = await get(`/docs/${name}.html`);
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = ""]) => address);
  expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  for (const address of addresses.filter((one) => !one.startsWith("data:"))) {
    expect((await get(`/docs/${address}`)).statusCode, address).toBe(200);
  }
  expect((await get(`/docs/${name}.json`)).json()).toMatchObject({ openapi: "3.1.0" });
});

test("offers the contract as files: complete, and with the product's calls only", async () => {
  const [whole, product] = [await get("/openapi.yaml"), await get("/docs/product.yaml")];
  expect(whole.body).toBe(readFileSync(PRODUCT_CONTRACT, "utf8"));
  expect(whole.headers["content-type"]).toContain("application/yaml");
  const { paths } = parse(product.body) as { paths: object };
  expect(Object.keys(paths).filter((path) => !/^\/(api|uploads)\//.test(path))).toEqual([]);
  expect(product.body.length).toBeLessThan(whole.body.length);
  expect((await get("/docs/api.html")).body).toContain('href="../openapi.yaml" download');
});

test("serves nothing else from the library's folder", async () => {
  expect((await get("/docs/ui/package.json")).statusCode).toBe(404);
});

test("shows names, refusals and effects, and prefills no idempotency key", async () => {
  const script = (await get("/docs/docs.js")).body;
  for (const option of ["displayOperationId: true", "showExtensions: true"]) expect(script).toContain(option);
  const { components } = (await get("/docs/api.json")).json<{
    components: { parameters: Record<string, { name: string; schema: object }> };
  }>();
  const key = components.parameters.IdempotencyKey;
  expect(key).toMatchObject({ name: "Idempotency-Key" });
  for (const part of [key, key?.schema])
    for (const word of ["example", "examples", "default"]) expect(part).not.toHaveProperty(word);
});
