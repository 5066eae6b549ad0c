import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ALargeSmall, CircleUserRound, Languages, Maximize, Minimize, Moon, Settings, Sun } from "lucide-react";
import { useState } from "react";
import { changeLanguage } from "#api/change-language.ts";
import { useFullScreen } from "#back-office/parts/use-full-screen.ts";
import { everyNode } from "#back-office/routing/route-node.ts";
import { useRoutes } from "#back-office/routing/routes.ts";
import { useGo } from "#back-office/routing/use-go.ts";
import { type AppSettings, changeSettings, useDark } from "#back-office/stores/app.ts";
import { SIZES } from "#back-office/stores/size.ts";
import { useUser } from "#back-office/stores/user.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LANGUAGE_LABELS } from "#i18n/languages.ts";
import { type Language, LANGUAGES, toLanguage } from "#lib/language.ts";
import { Dropdown } from "./dropdown.tsx";
import type { SettingsButtonProps } from "./settings/use-settings-drawer.tsx";
import { ToolButton } from "./tool-button.tsx";

const LockDialog = lateComponent(async () => (await import("./lock/lock-dialog.tsx")).LockDialog);
const LogoutDialog = lateComponent(async () => (await import("./logout-dialog.tsx")).LogoutDialog);

interface ToolsProps {
  readonly settings: AppSettings;
  readonly settingsButton: SettingsButtonProps | null;
}

/** The tools at the end of the header, such as the colour scheme, the language and the user menu. */
export function Tools({ settings, settingsButton }: ToolsProps) {
  const { t, i18n } = useLingui();
  const dark = useDark();
  const full = useFullScreen();
  const language = toLanguage(i18n.locale);
  const sizes = { default: t`Default size`, large: t`Large`, small: t`Small` };
  return (
    <chakra.div data-tour="tools" display="flex" alignItems="center" flexShrink={0}>
      <ToolButton
        aria-label={dark ? t`Light mode` : t`Dark mode`}
        title={dark ? t`Light mode` : t`Dark mode`}
        onClick={() => changeSettings({ isDark: !dark })}
      >
        <Icon of={dark ? Sun : Moon} />
      </ToolButton>
      {settings.screenfull && full.possible && (
        <chakra.span display={{ base: "none", sm: "contents" }}>
          <ToolButton
            aria-label={full.on ? t`Leave full screen` : t`Full screen`}
            title={full.on ? t`Leave full screen` : t`Full screen`}
            onClick={full.toggle}
          >
            <Icon of={full.on ? Minimize : Maximize} />
          </ToolButton>
        </chakra.span>
      )}
      {settings.size && (
        <Dropdown
          label={t`Size`}
          items={SIZES.map((value) => ({ value, label: sizes[value] }))}
          chosen={settings.currentSize}
          onSelect={(currentSize) => changeSettings({ currentSize })}
        >
          <Icon of={ALargeSmall} />
        </Dropdown>
      )}
      {settings.locale && (
        <Dropdown<Language>
          label={t`Language`}
          items={LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value], lang: value }))}
          chosen={language}
          onSelect={(chosen) => {
            if (chosen !== language) void changeLanguage(chosen);
          }}
        >
          <Icon of={Languages} />
        </Dropdown>
      )}
      {settingsButton && (
        <ToolButton {...settingsButton}>
          <Icon of={Settings} />
        </ToolButton>
      )}
      <UserMenu />
    </chakra.div>
  );
}

type Question = "lock" | "logOut";

function UserMenu() {
  const { t } = useLingui();
  const go = useGo();
  const user = useUser();
  const manual = everyNode(useRoutes()).find(({ kind }) => kind === "link")?.path;
  const [asked, setAsked] = useState<Question | null>(null);
  const [shown, setShown] = useState<Question | null>(null);
  const ask = (question: Question): void => {
    setShown(question);
    setAsked(question);
  };
  const frame = (question: Question) => ({
    open: asked === question,
    onClose: () => setAsked(null),
    onExitComplete: () => setShown(null),
  });
  const name = user?.username ?? "";
  return (
    <>
      <Dropdown
        label={t`Account: ${name}`}
        items={[
          { value: "centre", label: t({ message: "Personal centre", context: "title of a view" }) },
          ...(manual === undefined ? [] : [{ value: "manual" as const, label: t`Documentation` }]),
          { value: "lock", label: t`Lock screen` },
          { value: "logOut", label: t`Log out` },
        ]}
        onSelect={(value) => {
          if (value === "centre") go("/personal/personal-center");
          else if (value === "manual") window.open(manual, "_blank", "noopener,noreferrer");
          else ask(value);
        }}
      >
        <Icon of={CircleUserRound} />
        <chakra.span display={{ base: "none", md: "inline" }} maxWidth="32" overflow="hidden" textOverflow="ellipsis">
          {name}
        </chakra.span>
      </Dropdown>
      {shown === "lock" && <LockDialog {...frame("lock")} />}
      {shown === "logOut" && <LogoutDialog {...frame("logOut")} />}
    </>
  );
}
