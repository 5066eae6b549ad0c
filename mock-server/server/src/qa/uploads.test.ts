import { expect, test } from "vitest";
import { SAMPLE_PICTURE } from "#scenarios/sample-picture.ts";
import { testServer } from "./test-server.ts";

const path = { world: "a" };

test("shows uploads to the reviewer, and nothing under other names", async () => {
  const server = testServer();
  await server.call("qa.createWorld", { body: { scenario: "under-review", id: "a" } });
  const { items } = await server.call("qa.listReviews", { path, query: { kind: "identity" } });
  const name = items.map(({ payload }) => (payload as { front: string }).front.replace("/uploads/", "")).join();

  const upload = await server.call("qa.getUpload", { path: { ...path, name } });
  expect(upload.type).toBe(SAMPLE_PICTURE.type);
  expect(Buffer.from(upload.data, "base64").equals(Buffer.from(SAMPLE_PICTURE.content))).toBe(true);

  const other = { ...path, name: `${"0".repeat(24)}.png` };
  expect(await server.refusal("qa.getUpload", { path: other })).toBe("404 unknown-upload /path/name");
  await expect(server.call("qa.getUpload", { path: { ...path, name: "../../etc/passwd" } })).rejects.toThrow("pattern");
});
