import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { changeSettings, type Layout, LAYOUTS, useMobile } from "#back-office/stores/app.ts";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { showToast } from "#state/toast.ts";

/** SVG paths of menu and header in a layout's preview of 48 x 36. */
const PICTURES: Readonly<Record<Layout, { menu: string; head: string }>> = {
  classic: { menu: "M0 0h12v36H0z", head: "M12 0h36v7H12z" },
  topLeft: { menu: "M0 7h12v29H0z", head: "M0 0h48v7H0z" },
  top: { menu: "M10 0h26v7H10z", head: "M0 0h10v7H0zM36 0h12v7H36z" },
  cutMenu: { menu: "M0 7h6v29H0zM7 7h9v29H7z", head: "M0 0h48v7H0z" },
};

/** The four layouts as previews. Narrow screens always use `classic`; choosing another one only shows a toast. */
export function LayoutPicker({ value }: { value: Layout }) {
  const { t } = useLingui();
  const name = useId();
  const mobile = useMobile();
  const labels: Record<Layout, string> = {
    classic: t`Menu at the side`,
    topLeft: t`Full-width header, menu at the side`,
    top: t`Menu in the header`,
    cutMenu: t`Menu in two columns`,
  };
  const shown = mobile ? "classic" : value;
  const choose = (layout: Layout): void => {
    if (!mobile) changeSettings({ layout });
    else if (layout !== "classic")
      showToast({ kind: "warning", text: t`Switching to other layouts is not supported in mobile mode.` });
  };
  return (
    <chakra.fieldset border="none" minWidth="0">
      <chakra.legend fontSize="sm" fontWeight="semibold" marginBottom="2">{t`Layout`}</chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {LAYOUTS.map((layout) => (
          <Choice key={layout} title={labels[layout]} data-chosen={layout === shown || undefined}>
            <Radio type="radio" name={name} checked={layout === shown} onChange={() => choose(layout)} />
            <svg width="48" height="36" viewBox="0 0 48 36" aria-hidden focusable={false}>
              <chakra.path d="M0 0h48v36H0z" fill="bg.sunken" />
              <chakra.path d={PICTURES[layout].head} fill="hairline.strong" />
              <chakra.path d={PICTURES[layout].menu} fill="ink" />
            </svg>
            <VisuallyHidden>{labels[layout]}</VisuallyHidden>
          </Choice>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const Choice = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    padding: "1",
    borderWidth: "2px",
    borderColor: "hairline",
    borderRadius: "sm",
    cursor: "pointer",
    overflow: "hidden",
    "&[data-chosen]": { borderColor: "action", _highContrast: { borderColor: "Highlight" } },
    "&:has(:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
  },
});
const Radio = chakra("input", { base: { position: "absolute", inset: "0", opacity: 0, cursor: "pointer" } });
