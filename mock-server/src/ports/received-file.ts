/** A file that was received, judged by its content and kept under an id of ours. */
export interface ReceivedFile {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  readonly originalName: string;
}
