import { buffer } from "node:stream/consumers";
import { storedFile } from "#worlds/stored-file.ts";
import { QaFault, type QaOperation } from "./operation.ts";

/** Sends a member's file as base64 text for the reviewer, because an img element could not send the control token. */
export const getUpload: QaOperation<"qa.getUpload"> = async ({ world, path: { name } }) => {
  const file = storedFile(world, name);
  if (!file) throw new QaFault(404, "unknown-upload", `the world has no upload "${name}"`, "/path/name");
  const data = (await buffer(file.open())).toString("base64");
  return { status: 200, body: { type: file.type, data } };
};
