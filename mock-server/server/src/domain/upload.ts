import { DAY_MS, type EpochMs } from "#domain/time/time.ts";
import { type Accepted, accept, type Decision, refuse } from "./decision.ts";
import type { Draft, MemberId, State, Upload } from "./state.ts";

/** How long a file is kept that no record and no identity refers to. */
export const UNUSED_UPLOADS_KEPT_MS = DAY_MS;

interface Quota {
  readonly files: number;
  readonly bytes: number;
}
/** Storage quotas of one member and of all members together: far above honest use, and small enough for the disk. */
export const MEMBER_QUOTA: Quota = { files: 1000, bytes: 1024 ** 3 };
export const WORLD_QUOTA: Quota = { files: 50_000, bytes: 10 * 1024 ** 3 };

const isFull = (stored: readonly Upload[], more: number, { files, bytes }: Quota): boolean =>
  stored.length >= files || stored.reduce((sum, upload) => sum + upload.bytes, more) > bytes;

/** A received file; `path` is its key. */
export interface NoteUpload extends Omit<Upload, "at"> {
  readonly path: string;
}

/**
 * Records a file that was received for a member.
 * Refuses: too-many-uploads, when the file would exceed a quota.
 */
export function keepUpload(
  draft: Draft,
  command: NoteUpload,
  now: EpochMs,
): Decision<Upload, "too-many-uploads", "file"> {
  const all = [...draft.uploads.values()];
  const own = all.filter(({ memberId }) => memberId === command.memberId);
  if (isFull(own, command.bytes, MEMBER_QUOTA) || isFull(all, command.bytes, WORLD_QUOTA)) {
    return refuse("too-many-uploads", { field: "file" });
  }
  return noteUpload(draft, command, now);
}

/** Like `keepUpload`, but without quotas, for files of a scenario. */
export function noteUpload(draft: Draft, { path, ...received }: NoteUpload, now: EpochMs): Accepted<Upload> {
  const upload: Upload = { ...received, at: now };
  draft.uploads.put(path, upload);
  return accept(upload);
}

/** Whether the path is a file that this member uploaded. */
export const isOwnUpload = (state: State, memberId: MemberId, path: string): boolean =>
  state.uploads.get(path)?.memberId === memberId;
