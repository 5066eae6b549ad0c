import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { IconPicker } from "#back-office/parts/gallery/icon-picker.tsx";
import { Section } from "#back-office/parts/section.tsx";

export function View() {
  const { t } = useLingui();
  const [icon, setIcon] = useState("vi-lucide:leaf");
  return (
    <Section intro={<Trans>From the built-in set, or any name that an icon provider knows.</Trans>}>
      <chakra.div maxWidth="form">
        <IconPicker label={t`Icon`} value={icon} onChange={setIcon} />
      </chakra.div>
    </Section>
  );
}
