/** A received file. The server detected its type from the content and chose its id. */
export interface ReceivedFile {
  /** The path by which the member refers to it: `/uploads/<id>.<ext>`. */
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly originalName: string;
}

/** Why a file is rejected. */
export type Unkept = "unsupported-file" | "empty-file" | "too-many-uploads";
