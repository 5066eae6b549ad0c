// Detects missing translations: a text key or an unfilled placeholder in a message.
import { isNode } from "@hashgrove/contract/document.ts";

/** Reply fields that people read as words or sentences. */
const SENTENCES: ReadonlySet<string> = new Set([
  "explain",
  "reason",
  "title",
  "question",
  "answer",
  "WithdrawalDesc",
  "desc",
  "productsDesc",
  "state_text",
  "description",
  "direction_description",
  "content",
]);

/** `error.user.not_found`, `USER_NOT_FOUND`, `errors:required`: several words joined without spaces. */
const KEY = /^[A-Za-z][A-Za-z0-9]*(?:[._:/-]+[A-Za-z0-9]+)+$/;
/** Unfilled placeholders: `{amount}`, `{{ fee }}`, `%(name)s`, `%s`, `:attribute`, `undefined`. */
const GAP =
  /\{\{?\s*\w*\s*\}?\}|%\(\w+\)[sd]|%[sd](?!\w)|\$\{|\[object \w+\]|(?:^|\s)(?:undefined|NaN)(?:\W|$)|(?:^|\s):[a-z_]+(?:\s|$)/;

/** Whether a text is a key or has a placeholder. */
export const isTextKey = (text: unknown): text is string =>
  typeof text === "string" && ((KEY.test(text) && /[._:]/.test(text)) || GAP.test(text));

/** The sentences of a value with their JSON pointers. */
export function sentencesIn(value: unknown, at: string): (readonly [pointer: string, text: string])[] {
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((one, index) => sentencesIn(one, `${at}/${index}`));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === "string"
      ? SENTENCES.has(key)
        ? [[`${at}/${key}`, one] as const]
        : []
      : sentencesIn(one, `${at}/${key}`),
  );
}
