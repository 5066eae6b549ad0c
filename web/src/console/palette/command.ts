import type { Schemas } from "#console/api/client.ts";
import { foldedText } from "#lib/text/normalize-text.ts";

export interface Command {
  readonly id: string;
  readonly title: string;
  /** A word for the command's group, such as "World", shown beside the title. */
  readonly group: string;
  /** More search terms; English ones work in every language. */
  readonly words?: string;
  /** How the user confirms the command: with yes, or with a reason. Undefined: no confirmation. */
  readonly ask?: "sure" | "reason";
  /** Kind of the review to reject; selects the usual reasons. */
  readonly kind?: Schemas["Review"]["kind"];
  /** Consequence of the command, such as a loss of data, for the confirmation. */
  readonly about?: string;
  readonly run: (reason: string) => unknown;
}

/** The commands that match every word of the search; those with a title that starts with the search come first. */
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
