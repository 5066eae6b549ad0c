import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { APP_TITLE } from "#back-office/routing/app-title.ts";
import { changeSettings, dynamicRouter, serverDynamicRouter, useSettings } from "#back-office/stores/app.ts";
import { setIconProvider } from "#back-office/stores/icon-provider.ts";
import { HEADER_COLOURS, MENU_COLOURS, SYSTEM_COLOURS } from "#back-office/stores/palette.ts";
import { clearStored } from "#back-office/stores/stored-value.ts";
import { SidePanel } from "#components/dialogs/side-panel.tsx";
import { Segmented } from "#components/forms/segmented.tsx";
import { Button } from "#components/ui/button.tsx";
import { useCopy } from "#components/ui/use-copy.ts";
import { showToast } from "#state/toast.ts";
import { LayoutPicker } from "./layout-picker.tsx";
import { Swatches } from "./swatches.tsx";
import { Switches } from "./switches.tsx";

const SCHEMES = { system: null, light: false, dark: true } as const;

/** Settings of the frame, stored in this browser. */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const settings = useSettings();
  const { copy } = useCopy((copied) =>
    showToast(
      copied
        ? { kind: "success", text: t`The configuration was copied.` }
        : { kind: "error", text: t`The browser did not allow copying.` },
    ),
  );
  const scheme = settings.isDark === null ? "system" : settings.isDark ? "dark" : "light";
  const configuration = {
    ...settings,
    title: APP_TITLE,
    dynamicRouter: dynamicRouter.read(),
    serverDynamicRouter: serverDynamicRouter.read(),
  };
  const reset = (): void => {
    clearStored();
    setIconProvider(false);
    window.location.reload();
  };
  return (
    <SidePanel open={open} onClose={onClose} title={<Trans>Page settings</Trans>}>
      <Segmented
        legend={<Trans>Appearance</Trans>}
        value={scheme}
        options={[
          { value: "system", label: t`System` },
          { value: "light", label: t`Light` },
          { value: "dark", label: t`Dark` },
        ]}
        onChange={(value) => changeSettings({ isDark: SCHEMES[value] })}
      />
      <LayoutPicker value={settings.layout} />
      <Swatches
        legend={t`System colour`}
        colours={SYSTEM_COLOURS}
        value={settings.primary}
        onChange={(primary) => changeSettings({ primary })}
      />
      <Swatches
        legend={t`Header colour`}
        colours={HEADER_COLOURS}
        value={settings.header}
        onChange={(header) => changeSettings({ header })}
      />
      <Swatches
        legend={t`Menu colour`}
        colours={MENU_COLOURS}
        value={settings.menu}
        onChange={(menu) => changeSettings({ menu })}
      />
      <Switches settings={settings} />
      <chakra.div display="grid" gap="2">
        <Button size="sm" onClick={() => void copy(JSON.stringify(configuration, null, 2))}>
          <Trans>Copy configuration</Trans>
        </Button>
        <Button size="sm" variant="danger" onClick={reset}>
          <Trans>Clear stored data and reset</Trans>
        </Button>
        <chakra.p fontSize="xs" color="ink.second">
          <Trans>Resetting also logs you out of the back office.</Trans>
        </chakra.p>
      </chakra.div>
    </SidePanel>
  );
}
