import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Backdrop } from "#components/ui/backdrop.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { useCopy } from "#components/use-copy.ts";
import { APP_TITLE } from "#demo/app-title.ts";
import { changeSettings, dynamicRouter, serverDynamicRouter, useSettings } from "#demo/stores/app.ts";
import { clearKept } from "#demo/stores/kept.ts";
import { HEADER_COLOURS, MENU_COLOURS, SYSTEM_COLOURS } from "#demo/stores/palette.ts";
import { showToast } from "#state/toast.ts";
import { LayoutPicker } from "./layout-picker.tsx";
import { Swatches } from "./swatches.tsx";
import { Switches } from "./switches.tsx";

const SCHEMES = { system: null, light: false, dark: true } as const;

/** How the frame looks: everything applies at once and is kept by this browser. */
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
    clearKept();
    window.location.reload();
  };
  return (
    <Dialog.Root lazyMount unmountOnExit open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Backdrop />
        <Positioner>
          <Content>
            <chakra.header display="flex" alignItems="center" justifyContent="space-between" gap="3">
              <Dialog.Title asChild>
                <chakra.h2 fontSize="lg">
                  <Trans>Settings of the page</Trans>
                </chakra.h2>
              </Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <IconButton aria-label={t`Close`} margin="-2.5">
                  <Icon of={X} />
                </IconButton>
              </Dialog.CloseTrigger>
            </chakra.header>
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
            <chakra.footer display="grid" gap="2">
              <Button size="sm" onClick={() => void copy(JSON.stringify(configuration, null, 2))}>
                <Trans>Copy configuration</Trans>
              </Button>
              <Button size="sm" variant="danger" onClick={reset}>
                <Trans>Clear what is kept and reset</Trans>
              </Button>
              <chakra.p fontSize="xs" color="ink.second">
                <Trans>Resetting also logs you out of the back office.</Trans>
              </chakra.p>
            </chakra.footer>
          </Content>
        </Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const Positioner = chakra(Dialog.Positioner, {
  base: { position: "fixed", inset: "0", zIndex: "overlay", display: "flex", justifyContent: "flex-end" },
});
const Content = chakra(Dialog.Content, {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "6",
    width: "full",
    maxWidth: "22rem",
    height: "full",
    overflowY: "auto",
    padding: "5",
    bg: "bg.raised",
    outline: "none",
    boxShadow: "float",
    animation: "slide-in 200ms cubic-bezier(0.2, 0.7, 0.2, 1)",
    _closed: { animation: "slide-out 140ms ease-in" },
  },
});
