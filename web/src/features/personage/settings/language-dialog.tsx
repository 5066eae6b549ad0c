import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { changeLanguage } from "#api/change-language.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { RadioGroup } from "#components/forms/radio-group.tsx";
import { LANGUAGE_LABELS } from "#i18n/languages.ts";
import { type Language, toLanguage } from "#lib/language.ts";

/** The languages of this dialog (rule C1); Japanese is in the header. */
const OFFERED: readonly Language[] = ["zh-CN", "en"];

/** Chinese or English. Reachable by URL only, not from the settings list (rule L6). */
export function LanguageDialog({ onClose, ...frame }: DialogFrame) {
  const { t, i18n } = useLingui();
  const current = toLanguage(i18n.locale);
  const [chosen, setChosen] = useState(OFFERED.find((language) => language === current));
  const [missing, setMissing] = useState(false);
  const group = useRef<HTMLDivElement>(null);

  const submit = () => {
    if (chosen === undefined) {
      setMissing(true);
      group.current?.querySelector("input")?.focus();
      return undefined;
    }
    if (chosen === current) return onClose();
    // The language change reloads the current URL, which must not contain this dialog.
    onClose();
    void changeLanguage(chosen);
    return undefined;
  };

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={<Trans>Language</Trans>}
      description={<Trans>The page reloads in the language you choose.</Trans>}
      onSubmit={submit}
      submitLabel={<Trans>Change language</Trans>}
    >
      <div ref={group}>
        <RadioGroup
          legend={<Trans>Language</Trans>}
          error={missing && t`Choose a language.`}
          options={OFFERED.map((language) => ({
            value: language,
            label: <span lang={language}>{LANGUAGE_LABELS[language]}</span>,
          }))}
          inputProps={(language) => ({
            name: "language",
            checked: language === chosen,
            onChange: () => {
              setChosen(language);
              setMissing(false);
            },
          })}
        />
      </div>
    </FormDialog>
  );
}
