// Texts that a translation forgot: what is shown is the name of a sentence, or a gap in it.
import { isNode } from "@hashgrove/contract/document.ts";

/** Fields of replies that people read as words or sentences. */
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

/** `error.user.not_found`, `USER_NOT_FOUND`, `errors:required`: one word out of several, without a blank. */
const KEY = /^[A-Za-z][A-Za-z0-9]*(?:[._:/-]+[A-Za-z0-9]+)+$/;
/** `{amount}`, `{{ fee }}`, `%(name)s`, `%s`, `:attribute`, `undefined`: what should have been put in. */
const GAP =
  /\{\{?\s*\w*\s*\}?\}|%\(\w+\)[sd]|%[sd](?!\w)|\$\{|\[object \w+\]|(?:^|\s)(?:undefined|NaN)(?:\W|$)|(?:^|\s):[a-z_]+(?:\s|$)/;

/** Whether a text is no sentence, but the name of one, or has a gap. */
export const isTextKey = (text: unknown): text is string =>
  typeof text === "string" && ((KEY.test(text) && /[._:]/.test(text)) || GAP.test(text));

/** The sentences of a value with their pointers. */
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
