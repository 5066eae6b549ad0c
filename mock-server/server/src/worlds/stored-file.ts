import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { MemberId } from "#domain/state.ts";
import { isSamplePicture, SAMPLE_PICTURE } from "#scenarios/sample-picture.ts";
import type { World } from "./world.ts";

const NAME = /^[a-z0-9]{24}\.(jpg|png|webp|heic|pdf)$/;

export interface StoredFile {
  readonly memberId: MemberId;
  readonly type: string;
  readonly bytes: number;
  open(): Readable;
}
/** The stored file with this name in its address; null if the name is malformed or the file is gone. */
export function storedFile(world: World, name: string): StoredFile | null {
  if (!NAME.test(name)) return null;
  const row = world.store.read().uploads.get(`/uploads/${name}`);
  if (!row) return null;
  if (isSamplePicture(name)) {
    const { type, content } = SAMPLE_PICTURE;
    return { memberId: row.memberId, type, bytes: content.length, open: () => Readable.from(content) };
  }
  const path = join(world.uploadFolder, name);
  if (!existsSync(path)) return null;
  return { memberId: row.memberId, type: row.type, bytes: row.bytes, open: () => createReadStream(path) };
}
