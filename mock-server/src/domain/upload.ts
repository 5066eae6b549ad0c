import { type Accepted, accept } from "./decision.ts";
import type { Draft, MemberId, State, Upload } from "./state.ts";
import type { EpochMs } from "./time.ts";

/** Notes a file that was received for a member; `url` is its path and key. */
export function keepUpload(draft: Draft, command: Omit<Upload, "at">, now: EpochMs): Accepted<Upload> {
  const upload: Upload = { ...command, at: now };
  draft.uploads.put(upload.url, upload);
  return accept(upload);
}

/** Whether the path is a file that this very member uploaded. */
export const isOwnUpload = (state: State, memberId: MemberId, url: string): boolean =>
  state.uploads.get(url)?.memberId === memberId;
