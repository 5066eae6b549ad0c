import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { LANGUAGE_LABELS } from "#i18n/languages.ts";
import { LANGUAGES, toLanguage } from "#lib/language.ts";
import { chooseLanguage } from "./choose-language.ts";

/** All supported languages, each by its own name (rule C1); the header offers two of them. */
export function AllLanguages() {
  const { t, i18n } = useLingui();
  const current = toLanguage(i18n.locale);
  return (
    <chakra.ul aria-label={t`Language`} listStyle="none" display="flex" flexWrap="wrap" columnGap="5">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <Choice
            lang={language}
            aria-current={language === current || undefined}
            onClick={() => {
              if (language !== current) void chooseLanguage(language);
            }}
          >
            {LANGUAGE_LABELS[language]}
          </Choice>
        </li>
      ))}
    </chakra.ul>
  );
}

const Choice = chakra(
  "button",
  {
    base: {
      minHeight: "9",
      fontSize: "sm",
      color: "ink.second",
      cursor: "pointer",
      borderRadius: "sm",
      _hover: { color: "ink", textDecoration: "underline", textUnderlineOffset: "0.25em" },
      "&[aria-current]": { color: "ink", fontWeight: "semibold" },
    },
  },
  { defaultProps: { type: "button" } },
);
