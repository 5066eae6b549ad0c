import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Command } from "lucide-react";
import { NativeSelect } from "#components/forms/native-select.tsx";
import { LogoMark } from "#components/media/logo.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { go, hrefOf, usePlace } from "#console/address.ts";
import { newestWorlds, useWorlds } from "#console/api/worlds.ts";
import { Palette } from "#console/palette/palette.tsx";
import { usePalette } from "#console/palette/use-palette.ts";
import { useSchemeNames } from "#console/parts/use-scheme-names.ts";
import { chooseScheme, schemeAtom } from "#console/scheme.ts";
import { chooseLanguage, keepLanguage } from "#console/texts.ts";
import { LANGUAGE_LABELS } from "#i18n/languages.ts";
import { SCHEMES } from "#lib/colour-scheme.ts";
import { LANGUAGES, toLanguage } from "#lib/language.ts";

/** Shows the console's name and selects the world, the scheme and the language; opens the command palette. */
export function TopBar() {
  const { t, i18n } = useLingui();
  const { world, view } = usePlace();
  const { data } = useWorlds();
  const palette = usePalette();
  const scheme = useAtomValue(schemeAtom);
  const schemes = useSchemeNames();
  const worlds = newestWorlds(data ?? []).map(({ id, label }) => ({ value: id, label: nameOf(id, label) }));
  const isListed = world === null || worlds.some(({ value }) => value === world);
  const known = isListed ? worlds : [{ value: world, label: world }, ...worlds];
  return (
    <Bar>
      <chakra.a href="#/worlds" display="flex" alignItems="center" gap="2" color="ink" borderRadius="sm">
        <LogoMark />
        <chakra.span lang="en" fontWeight="bold" letterSpacing="-0.02em" display={{ base: "none", sm: "block" }}>
          Hashgrove <chakra.span color="ink.second">QA</chakra.span>
        </chakra.span>
      </chakra.a>
      <chakra.div width={{ base: "7rem", sm: "12rem" }} flexShrink={1} minWidth="0">
        <NativeSelect
          aria-label={t`World`}
          value={world ?? ""}
          options={[{ value: "", label: t`All worlds` }, ...known]}
          onValueChange={(id) => go(id === "" ? "#/worlds" : hrefOf(id, view))}
        />
      </chakra.div>
      <chakra.div marginStart="auto" display="flex" gap="2" alignItems="center" minWidth="0">
        <Button size="sm" variant="soft" aria-keyshortcuts="Control+K Meta+K" onClick={palette.show} px="3">
          <Icon of={Command} size={16} />
          <chakra.span display={{ base: "none", md: "inline" }}>
            <Trans>Commands</Trans>
          </chakra.span>
          <Key lang="en" display={{ base: "none", md: "inline" }}>
            Ctrl K
          </Key>
          <chakra.span display={{ base: "inline", md: "none" }}>
            <Trans>Run</Trans>
          </chakra.span>
        </Button>
        <chakra.div width="10.5rem" display={{ base: "none", md: "block" }}>
          <NativeSelect
            aria-label={t`Appearance`}
            value={scheme}
            options={SCHEMES.map((value) => ({ value, label: schemes[value] }))}
            onValueChange={chooseScheme}
          />
        </chakra.div>
        <chakra.div width={{ base: "6.5rem", sm: "8rem" }}>
          <NativeSelect
            aria-label={t`Language`}
            value={toLanguage(i18n.locale)}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }))}
            onValueChange={(language) => {
              keepLanguage(language);
              void chooseLanguage(language);
            }}
          />
        </chakra.div>
      </chakra.div>
      <Palette open={palette.open} onClose={palette.hide} />
    </Bar>
  );
}

/** Maximum length of a label in the list of worlds. */
const LONGEST = 80;

/** A world's id with the end of its label. Labels are often test titles, and those of one file differ at the end. */
const nameOf = (id: string, label: string | null): string => {
  if (label === null) return id;
  return `${id} · ${label.length > LONGEST ? `…${label.slice(-LONGEST)}` : label}`;
};

const Bar = chakra("header", {
  base: {
    position: "sticky",
    top: "0",
    zIndex: "header",
    display: "flex",
    alignItems: "center",
    gap: { base: "2", md: "4" },
    minHeight: "header",
    paddingX: { base: "3", md: "6" },
    bg: "bg.raised",
    borderBottomWidth: "1px",
  },
});

const Key = chakra("kbd", {
  base: {
    fontFamily: "inherit",
    fontSize: "xs",
    fontWeight: "normal",
    paddingX: "1.5",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "sm",
  },
});
