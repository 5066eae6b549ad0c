// Receives the one file of a multipart form. Reads the form to its end to find errors in the remaining parts.
import type { MultipartFile, Multipart } from "@fastify/multipart";
import { cut, isSoundText, unsoundText } from "@hashgrove/contract/sound-text.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import type { FastifyRequest } from "fastify";
import type { ReceivedFile, Unkept } from "#ports/received-file.ts";
import { RequestFault } from "#ports/request-fault.ts";
import type { World } from "#worlds/world.ts";
import { discardFile, LARGEST_FILE, receiveFile } from "./uploads.ts";

const TOO_LARGE = "FST_REQ_FILE_TOO_LARGE";
const SURPLUS = new Set(["FST_PARTS_LIMIT", "FST_FILES_LIMIT", "FST_FIELDS_LIMIT"]);

const NO_FILE: Violation = { pointer: "/body/file", rule: "required", message: "must have a file named file" };
const ONE_FILE: Violation = { pointer: "/body", rule: "maxProperties", message: "must hold one file and nothing else" };
const NO_NAME: Violation = { pointer: "/body", rule: "required", message: "must give every part a name" };
const unknown = (name: string): Violation => ({
  pointer: `/body/${cut(name, 100).toWellFormed()}`,
  rule: "additionalProperties",
  message: "must hold nothing but a file named file",
});
/** The original names of files are stored up to this length, in characters. */
const LONGEST_NAME = 200;

/** The violation of a part, or null. Name and file name come from the client: either may be missing. */
function faultOf({ fieldname, filename }: { fieldname?: string; filename?: string }): Violation | null {
  if (fieldname === undefined || fieldname === "") return NO_NAME;
  if (fieldname !== "file") return unknown(fieldname);
  return isSoundText(filename ?? "") ? null : unsoundText("/body/file");
}

/**
 * Receives the form of an upload: the file, or why it is rejected. Throws a RequestFault and stores nothing: 400 for a
 * form that cannot be read, 413 for a large file, 415 for a body of another type, 422 for a missing file, an unsound
 * name or other parts.
 */
export async function receiveForm(request: FastifyRequest, world: World): Promise<ReceivedFile | Unkept> {
  if (!request.isMultipart()) throw new RequestFault(415);
  const violations: Violation[] = [];
  let file: ReceivedFile | Unkept | undefined;
  try {
    const parts = request.parts({ limits: { fileSize: LARGEST_FILE, files: 1, fields: 0 } });
    for (let part = await nextOf(parts); part; part = await nextOf(parts)) {
      const fault = faultOf(part);
      if (fault) {
        violations.push(fault);
        part.file.resume();
      } else file = await receiveFile(world, part.file, cut(part.filename ?? "", LONGEST_NAME));
    }
  } catch (error) {
    discard(world, file);
    // Discards the rest of the body, so that the client gets to read the reply.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
  if (file === undefined && !violations.some(({ pointer }) => pointer === NO_FILE.pointer)) violations.push(NO_FILE);
  if (file !== undefined && violations.length === 0) return file;
  discard(world, file);
  throw new RequestFault(422, "", { violations });
}

/**
 * The next file of the form; null at its end. Throws a RequestFault: 413 for a large file, 422 for another field or too
 * many parts, 400 for a form that cannot be read.
 */
async function nextOf(parts: AsyncIterableIterator<Multipart>): Promise<MultipartFile | null> {
  try {
    const { value, done } = await parts.next();
    if (done) return null;
    if (value.type === "file") return value;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === TOO_LARGE) throw new RequestFault(413);
    if (!SURPLUS.has(code ?? "")) throw new RequestFault(400, message);
  }
  throw new RequestFault(422, "", { violations: [ONE_FILE] });
}

function discard(world: World, file: ReceivedFile | string | undefined): void {
  if (typeof file === "object") discardFile(world, file);
}
