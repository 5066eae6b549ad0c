import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { useId } from "react";
import {
  type AppSettings,
  changeSettings,
  dynamicRouter,
  serverDynamicRouter,
  type Switch as Name,
} from "#back-office/stores/app.ts";
import { isIconProviderOn, setIconProvider } from "#back-office/stores/icon-provider.ts";
import { showToast } from "#state/toast.ts";

/** Switches for parts of the frame, for routes (effective at the next login) and for icons (reloads the page). */
export function Switches({ settings }: { settings: AppSettings }) {
  const { t } = useLingui();
  const [dynamic, setDynamic] = useAtom(dynamicRouter.atom);
  const [byServer, setByServer] = useAtom(serverDynamicRouter.atom);
  const later = (): unknown =>
    showToast({ kind: "info", text: t`This takes effect the next time you log in to the back office.` });
  const parts: readonly (readonly [Name, string])[] = [
    ["breadcrumb", t({ message: "Breadcrumb", context: "switch" })],
    ["breadcrumbIcon", t`Icons in the breadcrumb`],
    ["hamburger", t`Menu button`],
    ["screenfull", t`Full screen button`],
    ["size", t`Size button`],
    ["locale", t`Language button`],
    ["tagsView", t`Tabs`],
    ["tagsViewIcon", t`Icons in tabs`],
    ["logo", t`Logo`],
    ["uniqueOpened", t`One open menu at a time`],
    ["fixedHeader", t`Header stays while scrolling`],
    ["footer", t`Footer`],
    ["greyMode", t`Grey mode`],
    ["fixedMenu", t`Second menu column stays`],
  ];
  return (
    <chakra.fieldset border="none" minWidth="0" display="grid" gap="1">
      <chakra.legend fontSize="sm" fontWeight="semibold" marginBottom="1">
        <Trans>Parts of the page</Trans>
      </chakra.legend>
      {parts.map(([name, label]) => (
        <Line key={name} label={label} on={settings[name]} onChange={(on) => changeSettings({ [name]: on })} />
      ))}
      <Line
        label={t`Routes by permission`}
        on={dynamic}
        onChange={(on) => {
          setDynamic(on);
          later();
        }}
      />
      <Line
        label={t`Routes decided by the server`}
        on={byServer}
        onChange={(on) => {
          setByServer(on);
          later();
        }}
      />
      <Line
        label={t`Icons from a provider`}
        hint={t`Asks api.iconify.design and two stand-ins for icons that are not ours. Reloads the page.`}
        on={isIconProviderOn()}
        onChange={(on) => {
          setIconProvider(on);
          window.location.reload();
        }}
      />
    </chakra.fieldset>
  );
}

interface LineProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Line({ label, hint, on, onChange }: LineProps) {
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4" minHeight="9">
      <chakra.div>
        <chakra.label htmlFor={id} fontSize="sm" cursor="pointer">
          {label}
        </chakra.label>
        {hint && (
          <chakra.p id={`${id}-hint`} color="ink.second" fontSize="xs" lineHeight="snug">
            {hint}
          </chakra.p>
        )}
      </chakra.div>
      <Toggle
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={hint && `${id}-hint`}
        aria-checked={on}
        checked={on}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </chakra.div>
  );
}

const Toggle = chakra("input", {
  base: {
    appearance: "none",
    position: "relative",
    flexShrink: 0,
    width: "10",
    height: "6",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "full",
    bg: "bg.hover",
    cursor: "pointer",
    _before: {
      content: '""',
      position: "absolute",
      top: "3px",
      insetStart: "3px",
      boxSize: "4",
      borderRadius: "full",
      bg: "hairline.strong",
      transitionProperty: "translate",
      transitionDuration: "fast",
    },
    _checked: { bg: "action", borderColor: "action", _before: { translate: "16px 0", bg: "action.on" } },
    _highContrast: { appearance: "auto" },
  },
});
