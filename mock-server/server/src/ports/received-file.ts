/** A received file, with its type detected by content and stored under an id of the server. */
export interface ReceivedFile {
  /** The path by which the member refers to it: `/uploads/<id>.<ext>`. */
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly originalName: string;
}

/** Why a file is rejected. */
export type Unkept = "unsupported-file" | "empty-file" | "too-many-uploads";
