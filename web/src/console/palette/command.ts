import { foldedText } from "#lib/half-width.ts";
import type { Schemas } from "#console/api/client.ts";

/** Something that can be done by its name. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** What it is about, in a word. */
  readonly group: string;
  /** Other words by which it is looked for; English ones work in every language. */
  readonly words?: string;
  /** What is asked once before it is done: whether it shall be, or also for what reason. */
  readonly ask?: "sure" | "reason";
  /** The kind of review that a reason is asked for. */
  readonly kind?: Schemas["Review"]["kind"];
  /** What it does or loses, for the question. */
  readonly about?: string;
  readonly run: (reason: string) => unknown;
}

/** The commands in which every word of the question occurs, those whose title begins with it first. */
export function findCommands(commands: readonly Command[], question: string): Command[] {
  const asked = foldedText(question);
  if (asked === "") return [...commands];
  const words = asked.split(/\s+/);
  const found = commands.filter(({ title, group, words: others = "" }) => {
    const text = foldedText(`${title} ${group} ${others}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ title }: Command): boolean => foldedText(title).startsWith(asked);
  return [...found.filter(begins), ...found.filter((command) => !begins(command))];
}
