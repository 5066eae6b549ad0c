// R5: each message comes in the language that was asked for. The texts are compared once all have come.
import type { Case } from "./case.ts";
import { caseOf, type Subject } from "./request-cases.ts";

export const LANGUAGES = ["ja", "en", "zh-CN"] as const;

/** The title of a case that asks in a language. */
export const languageTitle = (language: string): string => `asks in ${language}`;

/** Every secured read says no in three languages: a message that needs nobody to be there. */
export function languageCases(subject: Subject): Case[] {
  const { call } = subject;
  if (call.envelope !== "product" || !call.secured || call.effect !== "read") return [];
  return LANGUAGES.map((language) =>
    caseOf(subject, {
      check: "envelope_rules",
      title: languageTitle(language),
      as: "nobody",
      headers: { "accept-language": language },
      expects: ["unauthenticated"],
    }),
  );
}
