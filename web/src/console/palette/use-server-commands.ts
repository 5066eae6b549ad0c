import { useLingui } from "@lingui/react/macro";
import { go, hrefOf } from "#console/address.ts";
import { createWorld, newestWorlds, useScenarios, useWorlds } from "#console/api/worlds.ts";
import { useAction } from "#console/parts/use-action.ts";
import { useSchemeNames } from "#console/parts/use-scheme-names.ts";
import { chooseScheme } from "#console/scheme.ts";
import { chooseLanguage, keepLanguage } from "#console/texts.ts";
import { useScenarioTexts } from "#console/worlds/use-scenario-texts.ts";
import { LANGUAGE_LABELS } from "#i18n/languages.ts";
import { SCHEMES } from "#lib/colour-scheme.ts";
import { LANGUAGES } from "#lib/language.ts";
import type { Command } from "./command.ts";

/** Commands for any view: create a world, switch worlds, scheme, language. */
export function useServerCommands(): Command[] {
  const { t } = useLingui();
  const act = useAction();
  const textOf = useScenarioTexts();
  const schemes = useSchemeNames();
  const worlds = newestWorlds(useWorlds().data ?? []);
  const scenarios = useScenarios().data?.items ?? [];
  const make = async (scenario: string): Promise<void> => {
    const made = await act(() => createWorld(scenario));
    if (made) go(hrefOf(made.id));
  };
  return [
    {
      id: "worlds",
      title: t`All worlds`,
      group: t`Go to`,
      words: "worlds list home",
      run: () => go("#/worlds"),
    },
    ...scenarios.map(({ name, about }): Command => ({
      id: `create ${name}`,
      title: t`Create a world: ${name}`,
      group: t`World`,
      words: `make create new scenario ${about} ${textOf({ name, about }).text}`,
      run: () => make(name),
    })),
    ...worlds.map(({ id, label }): Command => ({
      id: `world ${id}`,
      title: t`World ${id}`,
      group: t`Go to`,
      words: `switch world ${label ?? ""}`,
      run: () => go(hrefOf(id)),
    })),
    ...SCHEMES.map((scheme): Command => ({
      id: `scheme ${scheme}`,
      title: schemes[scheme],
      group: t`Appearance`,
      words: `appearance theme scheme ${scheme}`,
      run: () => chooseScheme(scheme),
    })),
    ...LANGUAGES.map((language): Command => ({
      id: `language ${language}`,
      title: LANGUAGE_LABELS[language],
      group: t`Language`,
      words: "language",
      run: () => {
        keepLanguage(language);
        return chooseLanguage(language);
      },
    })),
  ];
}
