import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "#back-office/api/calls.ts";
import type { FieldSchema } from "#back-office/parts/form/schema.ts";
import { useSchemaForm } from "#back-office/parts/form/use-schema-form.ts";
import type { FormValues } from "#back-office/parts/form/validators.ts";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { useSampleOptions, useSampleTree } from "#back-office/views/components/form/sample-options.ts";
import { Button } from "#components/ui/button.tsx";

/** As long as an asynchronous search would take. */
const WAIT_MS = 1500;

/** A search bar of seventeen fields, which buttons change while it is mounted. */
export function View() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const start = useSearchSchema();
  const form = useSchemaForm(start);
  const [grid, setGrid] = useState(false);
  const [buttons, setButtons] = useState<"inline" | "bottom">("inline");
  const [place, setPlace] = useState<"left" | "center" | "right">("left");
  const [waits, setWaits] = useState<"search" | "reset" | null>(null);
  const [found, setFound] = useState<FormValues>({});
  const wait = (which: "search" | "reset") => {
    setWaits(which);
    setTimeout(() => setWaits(null), WAIT_MS);
  };
  const withOptions = async () => {
    const options = await queries.fetchQuery(read("/mock/dict/one"));
    form.setSchema([{ field: "select", path: "componentProps.options", value: options }]);
  };
  const hasRadio = form.schema.some(({ field }) => field === "radio");
  const radio = start.find(({ field }) => field === "radio");
  const span = (next: boolean) => {
    setGrid(next);
    form.setSchema(form.schema.map(({ field }) => ({ field, path: "colProps.span", value: next ? 8 : 12 })));
  };
  const commands: readonly (readonly [name: string, act: () => void, pressed?: boolean])[] = [
    [t`Three per row`, () => span(!grid), grid],
    [t`Buttons below`, () => setButtons(buttons === "inline" ? "bottom" : "inline"), buttons === "bottom"],
    [t`Aligned left`, () => setPlace("left"), place === "left"],
    [t`Centred`, () => setPlace("center"), place === "center"],
    [t`Aligned right`, () => setPlace("right"), place === "right"],
    [t`Options from the server`, () => void withOptions()],
    [
      hasRadio ? t`Remove the radio buttons` : t`Restore the radio buttons`,
      () => (hasRadio ? form.delSchema("radio") : radio && form.addSchema(radio, 2)),
    ],
    [t`Set a value`, () => form.setValues({ field1: t`Filled in` })],
    [t`Search in progress`, () => wait("search")],
    [t`Reset in progress`, () => wait("reset")],
  ];
  return (
    <>
      <Section title={<Trans>Change the search bar</Trans>}>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {commands.map(([name, act, pressed]) => (
            <Button
              key={name}
              size="sm"
              variant={pressed ? "soft" : "outline"}
              {...(pressed !== undefined && { "aria-pressed": pressed })}
              onClick={act}
            >
              {name}
            </Button>
          ))}
        </chakra.div>
      </Section>
      <Section title={<Trans>Search bar</Trans>} intro={<Trans>Empty fields are left out of the search.</Trans>}>
        <SearchBar
          schema={start}
          form={form}
          grid={grid}
          buttons={buttons}
          place={place}
          expandField="field5"
          searching={waits === "search"}
          resetting={waits === "reset"}
          onSearch={setFound}
        />
        <chakra.pre role="status" padding="3" bg="bg.sunken" borderRadius="sm" fontSize="sm" whiteSpace="pre-wrap">
          {JSON.stringify(found, null, 2)}
        </chakra.pre>
      </Section>
    </>
  );
}

/** One-line fields that only fill the bar. */
const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

function useSearchSchema(): readonly FieldSchema[] {
  const { t } = useLingui();
  const tree = useSampleTree();
  const two = useSampleOptions(2);
  return [
    { field: "input", label: t`Text`, component: "Input" },
    { field: "select", label: t`Select`, component: "Select", componentProps: { options: two, clearable: true } },
    { field: "radio", label: t`Radio buttons`, component: "RadioGroup", componentProps: { options: two } },
    { field: "date", label: t`Date`, component: "DatePicker" },
    { field: "time", label: t`Time of day`, component: "TimeSelect" },
    ...LINES.map((number): FieldSchema => ({ field: `field${number}`, label: t`Field ${number}`, component: "Input" })),
    {
      field: "tree",
      label: t`Tree select`,
      component: "TreeSelect",
      componentProps: { options: tree, clearable: true },
    },
  ];
}
