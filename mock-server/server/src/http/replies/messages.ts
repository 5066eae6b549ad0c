// Selects and fills the texts that users read. The texts are in messages/, one file per language.
import type { Params } from "#domain/decision.ts";
import type { Language } from "#domain/state.ts";
import type { OperationId, Refused } from "#operations/operation.ts";
import { en } from "./messages/en.ts";
import { ja, type MessageKey, type Messages } from "./messages/ja.ts";
import { zhCn } from "./messages/zh-cn.ts";

export type { MessageKey } from "./messages/ja.ts";

const TEXTS: Readonly<Record<Language, Messages>> = { ja, en, "zh-CN": zhCn };

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(ja, key);

/**
 * Groups the digits of whole numbers and decimals by commas, as all three languages do; leaves other text unchanged.
 */
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

export function successMessage(language: Language, operation: OperationId): string {
  const key = `done ${operation}`;
  return messageOf(language, isMessageKey(key) ? key : "done");
}

/**
 * The text of a refusal: the most specific wording for reason, call and field, followed by the attempts left after a
 * wrong password. Throws a RangeError for a reason that the contract does not have.
 */
export function refusalMessage(
  language: Language,
  operation: OperationId,
  refusal: Pick<Refused, "reason" | "pointer" | "params" | "attemptsLeft">,
): string {
  const { reason, pointer = "", params, attemptsLeft } = refusal;
  const key = [`${reason} ${operation} ${pointer}`, `${reason} ${operation}`, `${reason} ${pointer}`, reason].find(
    isMessageKey,
  );
  if (!key) throw new RangeError(`the contract knows no reason "${reason}"`);
  const text = messageOf(language, key, params);
  if (attemptsLeft === undefined || attemptsLeft === 0) return text;
  const attempts = messageOf(language, "attempts-left", { attemptsLeft });
  return language === "en" ? `${text} ${attempts}` : `${text}${attempts}`;
}
