// What the server says to people. The texts lie in messages/, a file per language; the choice among them is made here.
import type { Params } from "#domain/decision.ts";
import type { Language } from "#domain/state.ts";
import type { OperationId, Refused } from "#operations/operation.ts";
import { en } from "./messages/en.ts";
import { ja, type MessageKey, type Messages } from "./messages/ja.ts";
import { zhCn } from "./messages/zh-cn.ts";

export type { MessageKey } from "./messages/ja.ts";

const TEXTS: Readonly<Record<Language, Messages>> = { ja, en, "zh-CN": zhCn };

/** Whether there is a text of this key. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(ja, key);

/** Whole numbers and decimals with a comma every three digits, as all three languages write them; other text as it is. */
const grouped = (value: string | number): string =>
  String(value).replace(/^\d+(?=(\.\d+)?$)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));

/**
 * The text of a key, with `{name}` filled from `params` and amounts grouped.
 * Throws a RangeError when the text needs a value that is not given.
 */
export function messageOf(language: Language, key: MessageKey, params: Params = {}): string {
  return TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`"${key}" needs a value for ${name}`);
    return grouped(value);
  });
}

/** What a call says when it is done. */
export function doneMessage(language: Language, operation: OperationId): string {
  const key = `done ${operation}`;
  return messageOf(language, isMessageKey(key) ? key : "done");
}

/**
 * What a call says when it is refused: the closest wording for reason, call and field there is, and after a wrong try
 * how many are left. Throws a RangeError for a reason the contract does not know.
 */
export function refusalMessage(
  language: Language,
  operation: OperationId,
  refusal: Pick<Refused, "reason" | "pointer" | "params" | "attemptsLeft">,
): string {
  const { reason, pointer = "", params, attemptsLeft } = refusal;
  const closest = [`${reason} ${operation} ${pointer}`, `${reason} ${operation}`, `${reason} ${pointer}`, reason].find(
    isMessageKey,
  );
  if (!closest) throw new RangeError(`the contract knows no reason "${reason}"`);
  const text = messageOf(language, closest, params);
  if (attemptsLeft === undefined || attemptsLeft === 0) return text;
  const rest = messageOf(language, "attempts-left", { attemptsLeft });
  return language === "en" ? `${text} ${rest}` : `${text}${rest}`;
}
