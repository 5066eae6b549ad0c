import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { parseIconName } from "#back-office/parts/gallery/icon-name.ts";
import { OWN_ICONS, PickedIcon } from "#back-office/parts/gallery/picked-icon.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { useCopy } from "#components/ui/use-copy.ts";
import { showToast } from "#state/toast.ts";

/** Built-in icons, and any other by its name. */
export function View() {
  const { t } = useLingui();
  const [name, setName] = useState("vi-lucide:leaf");
  const { copy } = useCopy((done) =>
    showToast(
      done
        ? { kind: "success", text: t`The name was copied.` }
        : { kind: "warning", text: t`The browser did not allow it.` },
    ),
  );
  return (
    <>
      <Section
        title={<Trans>Built-in icons</Trans>}
        intro={<Trans>Shown without a network connection. Press one to copy its name.</Trans>}
      >
        <Grid>
          {[...OWN_ICONS.keys()].map((own) => (
            <li key={own}>
              <Tile aria-label={t`Copy vi-${own}`} onClick={() => void copy(`vi-${own}`)}>
                <PickedIcon name={own} size={24} />
                <chakra.span lang="en">{own}</chakra.span>
              </Tile>
            </li>
          ))}
        </Grid>
      </Section>
      <Section
        title={<Trans>By name</Trans>}
        intro={
          <Trans>
            With “Icons from a provider” in the settings, icons of other sets are drawn as well; otherwise a square
            stands in.
          </Trans>
        }
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="4">
          <chakra.div flex="1 1 14rem" maxWidth="form">
            <Field
              label={<Trans>Name of the icon</Trans>}
              error={
                parseIconName(name) ? null : (
                  <Trans>The icon set and the icon, joined by a colon, such as ep:edit.</Trans>
                )
              }
            >
              {(control) => (
                <TextInput {...control} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
              )}
            </Field>
          </chakra.div>
          <PickedIcon name={name} size={40} />
        </chakra.div>
      </Section>
    </>
  );
}

const Grid = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: "2",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))",
  },
});

const Tile = chakra(
  "button",
  {
    base: {
      display: "grid",
      justifyItems: "center",
      alignContent: "center",
      gap: "2",
      width: "full",
      minHeight: "6rem",
      padding: "2",
      borderWidth: "1px",
      borderRadius: "sm",
      color: "ink.second",
      fontSize: "xs",
      lineHeight: "snug",
      textAlign: "center",
      overflowWrap: "anywhere",
      cursor: "pointer",
      _hover: { borderColor: "brand", color: "ink" },
    },
  },
  { defaultProps: { type: "button" } },
);
