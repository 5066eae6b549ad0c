import { beforeEach, expect, test } from "vitest";
import { registerMember } from "#domain/members/member.ts";
import { signUp } from "#domain/test-world.ts";
import { upload } from "./common.ts";
import type { Input } from "./operation.ts";
import { type TestWorld, testWorld } from "./test-input.ts";

let world: TestWorld;
beforeEach(async () => {
  world = testWorld();
  await world.store.transact((draft, now) => registerMember(draft, signUp(), now));
});
const send = (file: Input<"common.upload">["file"]) => world.call(upload, { member: world.member(1), file });

test("a received file becomes the member's, with a path and a full address", async () => {
  const file = { path: "/uploads/1.png", type: "image/png", bytes: 12, originalName: "receipt.png" };
  expect(await send(file)).toEqual({
    ok: true,
    value: { url: "/uploads/1.png", fullurl: "http://127.0.0.1:4010/w/test/uploads/1.png" },
  });
  const { path, ...received } = file;
  expect(world.store.read().uploads.get(path)).toEqual({ ...received, memberId: 1, at: world.now });
});

test.each(["unsupported-file", "empty-file"] as const)("%s is refused and nothing is kept", async (reason) => {
  expect(await send(reason)).toEqual({ ok: false, reason, pointer: "/file" });
  expect(world.store.read().uploads.size).toBe(0);
});
