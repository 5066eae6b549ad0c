// Check R5, across replies: the same message in three requested languages must have three texts.
import type { Probe } from "#client/probe.ts";
import { shortJson } from "#replies/shorten.ts";
import { LANGUAGES } from "#requests/language-cases.ts";

/** Reports every call that rejects a missing or invalid token with the same text in two languages. */
export function reportLanguages(probe: Probe): void {
  const messages = new Map<string, Map<string, string>>();
  for (const { call, language, outcome, msg } of probe.seen) {
    if (outcome !== "unauthenticated" || msg === null) continue;
    // Skip other headers: en-GB, for example, resolves to en, so both may have the same text.
    if (language === null || !LANGUAGES.some((known) => known === language)) continue;
    messages.set(call.operationId, (messages.get(call.operationId) ?? new Map<string, string>()).set(language, msg));
  }
  for (const [operation, byLanguage] of messages) {
    const texts = new Set(byLanguage.values());
    if (texts.size === byLanguage.size) continue;
    const expected = `msg in the language of Accept-Language: ${[...byLanguage.keys()].join(", ")} differ`;
    const got = [...byLanguage].map(([language, text]) => `${language}: ${shortJson(text, 40)}`).join(", ");
    probe.report(
      { check: "envelope_rules", severity: "error", expected, got, pointer: "/msg" },
      { operation, case: "the same message in three languages" },
    );
  }
}
