/** An icon's name: the prefix of its set, and its name in the set. */
export interface IconName {
  readonly prefix: string;
  readonly name: string;
}

const PART = "[a-z0-9]+(?:-[a-z0-9]+)*";
const NAME = new RegExp(`^(?:vi-)?(${PART}):(${PART})$`);

/** Parses an icon name such as "ep:management", also with the API's prefix "vi-"; null for invalid names. */
export function parseIconName(text: string): IconName | null {
  const [, prefix, name] = NAME.exec(text.trim()) ?? [];
  return prefix !== undefined && name !== undefined ? { prefix, name } : null;
}
