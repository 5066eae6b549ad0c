/** A file that was received, judged by its content and kept under an id of ours. */
export interface ReceivedFile {
  /** Its path, by which the member names it: `/uploads/<id>.<ext>`. */
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly originalName: string;
}

/** Why a file is not kept. */
export type Unkept = "unsupported-file" | "empty-file" | "too-many-uploads";
