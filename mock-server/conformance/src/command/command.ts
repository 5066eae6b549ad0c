/** What a command receives, and where it reports. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  /** Shows how far a command is, in place of what it showed before; null where nobody looks, as in a pipe. */
  readonly progress: ((line: string) => void) | null;
  /** Aborted when the command should end: it then reports what it has done so far. */
  readonly signal: AbortSignal;
}

/** Runs a command with the arguments behind its name; answers the exit code. */
export type Command = (args: readonly string[], around: Surroundings) => Promise<number>;
