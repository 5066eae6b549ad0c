/** Input and output of a command. */
export interface CommandContext {
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  /** Replaces the current progress line; null without a terminal. */
  readonly progress: ((line: string) => void) | null;
  /** Aborted when the command should end; the command then reports the results so far. */
  readonly signal: AbortSignal;
}

/** Runs a command with the arguments after its name; returns the exit code. */
export type Command = (args: readonly string[], around: CommandContext) => Promise<number>;
