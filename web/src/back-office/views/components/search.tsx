import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "#back-office/api/calls.ts";
import { type Command, CommandButtons } from "#back-office/parts/command-buttons.tsx";
import type { FieldSchema } from "#back-office/parts/form/schema.ts";
import { useSchemaForm } from "#back-office/parts/form/use-schema-form.ts";
import type { FormValues } from "#back-office/parts/form/validators.ts";
import { SearchBar } from "#back-office/parts/search/search-bar.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { useSampleOptions, useSampleTree } from "#back-office/views/components/form/sample-options.ts";

/** Simulated duration of a search request. */
const WAIT_MS = 1500;

/** A search bar with seventeen fields, and buttons that change it at run time. */
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
  const commands: readonly Command[] = [
    { label: t`Three per row`, run: () => span(!grid), pressed: grid },
    {
      label: t`Buttons below`,
      run: () => setButtons(buttons === "inline" ? "bottom" : "inline"),
      pressed: buttons === "bottom",
    },
    { label: t`Aligned left`, run: () => setPlace("left"), pressed: place === "left" },
    { label: t`Centred`, run: () => setPlace("center"), pressed: place === "center" },
    { label: t`Aligned right`, run: () => setPlace("right"), pressed: place === "right" },
    { label: t`Options from the server`, run: () => void withOptions() },
    hasRadio
      ? { label: t`Remove the radio buttons`, run: () => form.delSchema("radio") }
      : { label: t`Restore the radio buttons`, run: () => radio && form.addSchema(radio, 2) },
    { label: t`Set a value`, run: () => form.setValues({ field1: t`Filled in` }) },
    { label: t`Search in progress`, run: () => wait("search") },
    { label: t`Reset in progress`, run: () => wait("reset") },
  ];
  return (
    <>
      <Section title={<Trans>Change the search bar</Trans>}>
        <CommandButtons commands={commands} />
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

/** Numbers of the text fields that only make the bar longer. */
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
