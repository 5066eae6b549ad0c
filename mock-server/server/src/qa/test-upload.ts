import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { noteUpload } from "#domain/upload.ts";
import type { World } from "#worlds/world.ts";

/** Stores a file as an upload of a world's first member; returns the key of its row. */
export async function putUpload(world: World, name: string, content: string): Promise<string> {
  world.uploads.make();
  writeFileSync(join(world.uploadFolder, name), content);
  world.uploads.add(name, content.length);
  const path = `/uploads/${name}`;
  const upload = { path, memberId: 1, type: "image/png", bytes: content.length, originalName: name };
  await world.store.transact((draft, now) => noteUpload(draft, upload, now));
  return path;
}
