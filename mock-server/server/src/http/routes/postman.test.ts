// The Postman collection, run from its first request to its last as Postman's runner does.
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { type PostmanItem, postmanCollection } from "@hashgrove/contract/postman.ts";
import { testApp, type TestApp } from "#http/testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.fastify.close());

const collection = postmanCollection(readDocument(PRODUCT_CONTRACT));
const variables = new Map(collection.variable.map(({ key, value }) => [key, value]));
let drawn = 0;

/** A text with the values of its variables, which may hold variables themselves. */
function filled(text: string): string {
  const next = text.replaceAll(/\{\{([\w$]+)\}\}/g, (_, name: string) => {
    if (name !== "$guid") return variables.get(name) ?? "";
    drawn += 1;
    return `guid-0000-${drawn}`;
  });
  return next === text ? text : filled(next);
}

const BOUNDARY = "postman";
/** A form with an empty file, which the server refuses at its field. */
const formOf = (key: string): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\r\n--${BOUNDARY}--\r\n`;

async function send({ request }: PostmanItem) {
  const { method, header, url, body, auth } = request;
  const path = filled([...url.host, ...url.path].join("/")).replace("http://127.0.0.1:4010", "");
  const query = (url.query ?? []).filter(({ disabled }) => !disabled).map(({ key, value }) => [key, filled(value)]);
  const [file] = body?.formdata ?? [];
  return app.fastify.inject({
    method: method as "GET",
    url: path,
    query: Object.fromEntries(query) as Record<string, string>,
    headers: {
      host: "127.0.0.1",
      ...(auth === undefined && { authorization: variables.get("token") ?? "" }),
      ...Object.fromEntries(header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, filled(value)])),
      ...(file && { "content-type": `multipart/form-data; boundary=${BOUNDARY}` }),
    },
    ...(file ? { payload: formOf(file.key) } : body?.raw !== undefined && { payload: filled(body.raw) }),
  });
}

/** Runs a script of Postman's with the few words of its `pm` that the collection uses; fails as its tests would. */
function runScripts(item: PostmanItem, code: number, text: string): void {
  for (const { script } of item.event ?? [])
    runInNewContext(script.exec.join("\n"), {
      pm: {
        response: { code, json: () => JSON.parse(text) as unknown },
        collectionVariables: { set: (key: string, value: string) => variables.set(key, value) },
        test: (_name: string, check: () => void) => check(),
        expect: (value: unknown) => ({
          to: { be: { oneOf: (values: unknown[]) => expect([...values]).toContain(value) } },
        }),
      },
    });
}

test("opens its world, logs in, and every request is one that the contract knows", async () => {
  const statuses: Record<string, number> = {};
  for (const item of collection.item.flatMap((folder) => folder.item)) {
    const response = await send(item);
    statuses[`${item.request.method} ${item.request.url.path.join("/")}`] = response.statusCode;
    runScripts(item, response.statusCode, response.body);
  }
  const bad = Object.entries(statuses).filter(([, status]) => status !== 200 && status !== 201);
  expect(bad, "nothing is refused for its form or its token").toEqual([]);
  expect(variables.get("token")).not.toBe("");
  // A second run keeps the world.
  const [openWorld] = collection.item[0]?.item ?? [];
  expect(openWorld && (await send(openWorld)).statusCode).toBe(409);
});
