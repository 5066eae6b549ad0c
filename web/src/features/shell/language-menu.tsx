import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Check, ChevronDown, Globe } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";
import { HEADER_LANGUAGES, LANGUAGE_LABELS } from "#i18n/languages.ts";
import { toLanguage } from "#lib/language.ts";
import { chooseLanguage } from "#shared/choose-language.ts";
import { useListbox } from "./use-listbox.ts";

/** A button with a small listbox of Japanese and English. If Chinese is stored, the button shows Chinese. */
export function LanguageMenu({ placement = "bottom" }: { placement?: "bottom" | "top" }) {
  const { t, i18n } = useLingui();
  const current = toLanguage(i18n.locale);
  const list = useListbox({
    count: HEADER_LANGUAGES.length,
    selected: HEADER_LANGUAGES.indexOf(current),
    onSelect: (index) => {
      const language = HEADER_LANGUAGES[index];
      if (language && language !== current) void chooseLanguage(language);
    },
  });
  return (
    <chakra.div position="relative" onBlur={list.closeWhenLeft}>
      <Trigger {...list.trigger} aria-label={`${t`Language`}: ${LANGUAGE_LABELS[current]}`}>
        <Icon of={Globe} size={18} />
        {LANGUAGE_LABELS[current]}
        <Icon of={ChevronDown} size={16} />
      </Trigger>
      {list.open && (
        <List
          {...list.listbox}
          aria-label={t`Language`}
          {...(placement === "top" ? { bottom: "calc(100% + 4px)" } : { top: "calc(100% + 4px)" })}
        >
          {HEADER_LANGUAGES.map((language, index) => (
            <Option key={language} lang={language} {...list.option(index)}>
              {LANGUAGE_LABELS[language]}
              {language === current && <Icon of={Check} size={16} />}
            </Option>
          ))}
        </List>
      )}
    </chakra.div>
  );
}

const Trigger = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "10",
    px: "min({spacing.3}, 3.5vw)",
    fontSize: "min({fontSizes.sm}, 4.4vw)",
    fontWeight: "medium",
    color: "ink.second",
    borderRadius: "control",
    cursor: "pointer",
    whiteSpace: "nowrap",
    _hover: { bg: "bg.hover", color: "ink" },
  },
});

const List = chakra("ul", {
  base: {
    position: "absolute",
    insetEnd: "0",
    zIndex: "floating",
    minWidth: "full",
    padding: "1",
    listStyle: "none",
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "control",
    boxShadow: "float",
    outline: "none",
    animation: "rise 120ms ease-out",
  },
});

const Option = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    minHeight: "10",
    px: "3",
    fontSize: "sm",
    borderRadius: "sm",
    cursor: "pointer",
    whiteSpace: "nowrap",
    _hover: { bg: "bg.hover" },
    _highlighted: { bg: "bg.hover", outline: "2px solid {colors.brand}", outlineOffset: "-2px" },
    _selected: { fontWeight: "semibold" },
  },
});
