import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Section } from "#back-office/parts/section.tsx";

export function Shortcuts() {
  const { t } = useLingui();
  const ways = [
    { to: "/dashboard/analysis", label: t`Analysis` },
    { to: "/example/example-dialog", label: t`Records in dialogs` },
    { to: "/example/example-page", label: t`Records on pages` },
    { to: "/components/form/default-form", label: t`Form controls` },
    { to: "/components/table/default-table", label: t`Table` },
    { to: "/components/echart", label: t`Charts` },
    { to: "/components/editor-demo/editor", label: t`Rich text` },
    { to: "/hooks/useWatermark", label: t`Watermark` },
    { to: "/personal/personal-center", label: t`Personal centre` },
  ];
  return (
    <Section title={<Trans>Shortcuts</Trans>}>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))"
        columnGap="4"
        fontSize="sm"
      >
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Way href={`#${to}`}>{label}</Way>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const Way = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: "9",
    color: "link",
    borderRadius: "sm",
    _hover: { textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});
