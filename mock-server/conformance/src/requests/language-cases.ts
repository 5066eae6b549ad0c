// Check R5: messages are in the requested language. The texts are compared after all replies have arrived.
import { type Case, caseOf, type Subject } from "./case.ts";

export const LANGUAGES = ["ja", "en", "zh-CN"] as const;

const languageTitle = (language: string): string => `asks in ${language}`;

/** Requests without a token to a secured read, one per language: their rejections are compared and need no account. */
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
