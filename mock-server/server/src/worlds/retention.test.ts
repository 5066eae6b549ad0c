// Which rows a world deletes by its own clock, and which it must keep.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { REPLIES_KEPT_MS } from "#domain/idempotency.ts";
import { SESSION_MS } from "#domain/sessions/session.ts";
import { asEpochMs, DAY_MS } from "#domain/time/time.ts";
import { UNUSED_UPLOADS_KEPT_MS } from "#domain/upload.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { memoryStore } from "#store/memory.ts";
import { testFolder } from "#store/test-folder.ts";
import { createWorld } from "./create-world.ts";
import { DELETED_PER_COMMIT } from "./expiring-rows.ts";
import { scryptPasswords } from "./passwords.ts";
import { issueSession, type World } from "./world.ts";

let world: World;
let uploadFolder: string;

async function open(root?: World["store"]): Promise<World> {
  const scenario = await compileScenario("verified-with-funds");
  return createWorld({
    id: "kept",
    label: null,
    origin: { scenario, seed: "kept", now: scenario.now },
    clock: root ? world.clock.setting() : { mode: "frozen", value: scenario.now },
    entropy: null,
    passwords: scryptPasswords(16),
    uploadFolder,
    ttlMs: null,
    checkCommits: true,
    openStore: (options) => Promise.resolve(memoryStore(root?.root() ?? scenario.root, options)),
  });
}
beforeEach(async () => {
  uploadFolder = `${testFolder()}/uploads`;
  world = await open();
});

const alice = (): number => world.handles.get("alice")?.memberId ?? 0;
const later = (ms: number): Promise<unknown> => world.advance(asEpochMs(world.clock.now() + ms));
const keepReply = (key: string): Promise<unknown> =>
  world.store.transact((draft, now) => {
    draft.keptReplies.put(key, { operationId: "products.buy", bodyHash: "", at: now, decision: null });
    return { ok: true, value: null };
  });
async function upload(name: string): Promise<void> {
  mkdirSync(uploadFolder, { recursive: true });
  writeFileSync(`${uploadFolder}/${name}`, "%PDF-");
  await world.store.transact((draft, now) => {
    const path = `/uploads/${name}`;
    draft.uploads.put(path, { memberId: alice(), type: "application/pdf", bytes: 5, originalName: name, at: now });
    return { ok: true, value: null };
  });
}

test("deletes 2,500 expired sessions with later commits, a few with each, and keeps valid ones", async () => {
  for (let nth = 0; nth < 2500; nth += 1) await issueSession(world, alice());
  const before = world.store.read().sessions.size;
  await later(SESSION_MS);
  await issueSession(world, alice());
  expect(world.store.read().sessions.size).toBe(before + 1 - DELETED_PER_COMMIT);
  for (let nth = 0; nth < 2500 / DELETED_PER_COMMIT + 10; nth += 1) await issueSession(world, alice());
  const left = [...world.store.read().sessions.values()];
  expect(left.every(({ expiresAt }) => expiresAt > world.clock.now())).toBe(true);
});

test("keeps a stored reply for its time and no longer", async () => {
  await keepReply("1:old");
  await later(REPLIES_KEPT_MS - 1000);
  await keepReply("1:new");
  expect(world.store.read().keptReplies.get("1:old")).toBeDefined();
  await later(1000);
  await keepReply("1:newer");
  expect(world.store.read().keptReplies.get("1:old")).toBeUndefined();
  expect(world.store.read().keptReplies.get("1:new")).toBeDefined();
});

test("deletes an unused file with its row after a day, and keeps those of records and identities", async () => {
  await upload("unused.pdf");
  await upload("front.pdf");
  await world.store.transact((draft) => {
    const member = draft.members.get(alice());
    if (!member) throw new Error("no alice");
    draft.members.put(member.id, { ...member, identity: { ...member.identity, front: "/uploads/front.pdf" } });
    return { ok: true, value: null };
  });
  await later(UNUSED_UPLOADS_KEPT_MS);
  await keepReply("1:any");
  expect(readdirSync(uploadFolder)).toEqual(["front.pdf"]);
  expect(world.store.read().uploads.get("/uploads/unused.pdf")).toBeUndefined();
  await later(400 * DAY_MS);
  await keepReply("1:other");
  expect(existsSync(`${uploadFolder}/front.pdf`)).toBe(true);
});

test("deletes nothing with a refused decision, but with the next one", async () => {
  await keepReply("1:old");
  await later(REPLIES_KEPT_MS);
  const root = world.store.root();
  await world.store.transact(() => ({ ok: false, reason: "required" }));
  expect(world.store.root()).toBe(root);
  await keepReply("1:new");
  expect(world.store.read().keptReplies.get("1:old")).toBeUndefined();
});

test("a start deletes everything that has expired, and files without a row", async () => {
  for (let nth = 0; nth < 100; nth += 1) await keepReply(`1:${nth}`);
  await upload("kept.pdf");
  writeFileSync(`${uploadFolder}/0123456789ab.part`, "half");
  writeFileSync(`${uploadFolder}/orphan.pdf`, "%PDF-");
  const again = await open(world.store);
  expect(readdirSync(uploadFolder)).toEqual(["kept.pdf"]);
  expect(again.store.read().keptReplies.size).toBe(100);
  await later(REPLIES_KEPT_MS);
  const afterwards = await open(world.store);
  expect(afterwards.store.read().keptReplies.size).toBe(0);
  expect(readdirSync(uploadFolder)).toEqual([]);
});
