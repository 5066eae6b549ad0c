// Receives the uploaded file of a request, detects its type by content and stores it under a new id.
import { randomBytes } from "node:crypto";
import { createWriteStream, openSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReceivedFile, Unkept } from "#ports/received-file.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { StorageFailed } from "#ports/store.ts";
import type { World } from "#worlds/world.ts";
import { fileKindOf, HEAD_BYTES } from "./file-type.ts";

/** The largest accepted file, in bytes (rule G5). */
export const LARGEST_FILE = 10 * 1024 * 1024;
const ID_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";

/** The world, or all worlds together, have reached the limit of stored bytes. */
class QuotaReached extends Error {}

/**
 * Streams a file to the world's folder. Returns the stored file, or why it is rejected. In every other case (too large,
 * aborted) the function throws and leaves no file.
 */
export async function receiveFile(
  world: World,
  stream: Readable & { truncated?: boolean },
  originalName: string,
): Promise<ReceivedFile | Unkept> {
  world.uploads.make();
  const partial = join(world.uploadFolder, `${randomBytes(12).toString("hex")}.part`);
  let head = Buffer.alloc(0);
  // The form may never end, so a file that is too large is aborted at once.
  const tooLarge = new AbortController();
  stream.once("limit", () => tooLarge.abort());
  const receiving = world.uploads.receive();
  try {
    await pipeline(
      stream,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          if (!receiving.grow(chunk.length)) throw new QuotaReached();
          if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
          yield chunk;
        }
      },
      // Opened synchronously: otherwise, when the form breaks off, the file could be created after `rm` has run.
      createWriteStream(partial, { fd: openSync(partial, "wx", 0o600) }),
      { signal: tooLarge.signal },
    );
    if (stream.truncated) throw new RequestFault(413);
    const kind = fileKindOf(head);
    if (!kind) {
      await rm(partial, { force: true });
      return head.length === 0 ? "empty-file" : "unsupported-file";
    }
    const name = `${world.entropy.text(ID_ALPHABET, 24)}.${kind.extension}`;
    const { size } = await stat(partial);
    await rename(partial, join(world.uploadFolder, name));
    world.uploads.add(name, size);
    return { path: `/uploads/${name}`, type: kind.type, bytes: size, originalName };
  } catch (error) {
    await rm(partial, { force: true });
    if (tooLarge.signal.aborted) throw new RequestFault(413);
    if (error instanceof QuotaReached) return "too-many-uploads";
    throw isDiskError(error)
      ? new StorageFailed(error.message)
      : stream.errored
        ? new RequestFault(400, "the form broke off within the file")
        : error;
  } finally {
    receiving.end();
  }
}

/**
 * Codes of disk errors, which are the server's fault. Any other stream error means that the client sent an incomplete
 * form.
 */
const DISK_ERRORS: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EIO", "EROFS", "EMFILE", "ENFILE"]);
const isDiskError = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && DISK_ERRORS.has(error.code);

/** Deletes a received file whose upload was refused. */
export const discardFile = (world: World, file: ReceivedFile): void => world.uploads.remove(file.path);
