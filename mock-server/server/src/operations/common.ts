import { accept } from "#domain/decision.ts";
import { keepUpload } from "#domain/upload.ts";
import { refuseAt, toRefusal } from "./answers.ts";
import type { Operation } from "./operation.ts";

export const upload: Operation<"common.upload"> = async ({ member, file, store, fullUrl }) => {
  if (file === undefined || typeof file === "string") return refuseAt("/file", file ?? "empty-file");
  const { path, type, bytes, originalName } = file;
  const kept = await store.transact((draft, now) =>
    keepUpload(draft, { memberId: member.id, path, type, bytes, originalName }, now),
  );
  return kept.ok ? accept({ url: path, fullurl: fullUrl(path) }) : toRefusal(kept, { file: "/file" });
};
