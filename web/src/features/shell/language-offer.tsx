import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Language } from "#lib/language.ts";
import { chooseLanguage } from "#shared/choose-language.ts";
import { noteLanguageOffered } from "#state/language-offer.ts";

/** Texts in the offered language, because the reader may not understand the page's language. */
const WORDS = {
  en: { offer: "This site is also in English.", take: "Read in English" },
  "zh-CN": { offer: "本网站有简体中文版。", take: "切换为简体中文" },
} as const;

/** A one-time offer of the browser's language, in a line at the bottom of the window. */
export function LanguageOffer({ language }: { language: Exclude<Language, "ja"> }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  useEffect(noteLanguageOffered, []);
  if (!open) return null;
  const { offer, take } = WORDS[language];
  return (
    <Line role="status" lang={language}>
      <chakra.span flex="1">{offer}</chakra.span>
      <Button variant="quiet" size="sm" onClick={() => void chooseLanguage(language)}>
        {take}
      </Button>
      <IconButton aria-label={t`Close`} lang="ja" onClick={() => setOpen(false)}>
        <Icon of={X} size={18} />
      </IconButton>
    </Line>
  );
}

const Line = chakra("div", {
  base: {
    position: "fixed",
    insetInline: "0",
    // Above the personal centre's bottom bar.
    bottom: "var(--bar-height, 0px)",
    zIndex: "floating",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    paddingInlineStart: "5",
    paddingInlineEnd: "2",
    paddingBottom: "env(safe-area-inset-bottom)",
    bg: "bg.raised",
    borderTopWidth: "1px",
    fontSize: "sm",
    animation: "fade-in 200ms ease-out",
    _print: { display: "none" },
  },
});
