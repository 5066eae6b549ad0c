/** What a command is given, and whom it tells. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  /** Aborted once somebody wants the command to end: it then tells what it did until now. */
  readonly signal: AbortSignal;
}

/** Runs a command with the arguments behind its name; answers the exit code. */
export type Command = (args: readonly string[], around: Surroundings) => Promise<number>;
