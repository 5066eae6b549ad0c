import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ChevronDown, ChevronUp, ListFilter, RotateCcw, Search } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { inHalfWidth } from "#lib/text/normalize-text.ts";
import { Folded, FoldButton } from "../fold-button.tsx";
import { SchemaForm } from "../form/schema-form.tsx";
import type { FieldSchema } from "../form/schema.ts";
import { type SchemaFormApi, useSchemaForm } from "../form/use-schema-form.ts";
import type { FormValues } from "../form/validators.ts";

interface SearchBarProps<Search extends object> {
  readonly schema: readonly FieldSchema[];
  /** Receives the values without empty ones. */
  readonly onSearch: (search: Search) => void;
  readonly onReset?: (search: Search) => void;
  /** The caller's own form; needed only if the caller changes the fields. */
  readonly form?: SchemaFormApi;
  /** Buttons after the fields, or in a row of their own. */
  readonly buttons?: "inline" | "bottom";
  /** Fields keep their own widths instead of filling the row. */
  readonly grid?: boolean;
  readonly place?: "left" | "center" | "right";
  /** Name of a field: this and the following fields are collapsed at first. */
  readonly expandField?: string;
  readonly searching?: boolean;
  readonly resetting?: boolean;
}

/**
 * A search form above a list. Enter searches.
 * @example <SearchBar schema={[{ field: "title", label: t`Title`, component: "Input" }]} onSearch={list.setSearch} />
 */
export function SearchBar<Search extends object = FormValues>(props: SearchBarProps<Search>) {
  const {
    buttons = "inline",
    place = "left",
    expandField,
    grid = false,
    onSearch,
    onReset,
    searching,
    resetting,
  } = props;
  const own = useSchemaForm(props.schema);
  const form = props.form ?? own;
  const [folded, setFolded] = useState(true);
  const id = useId();
  // On a phone the whole bar collapses behind a button with the number of active filters.
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(0);
  const from = expandField === undefined ? -1 : form.schema.findIndex(({ field }) => field === expandField);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.validate())) return;
    const entered = readable(form.getFormData({ dropEmpty: true }));
    setUsed(Object.keys(entered).length);
    onSearch(entered as Search);
  };
  const reset = () => {
    form.reset();
    setUsed(0);
    (onReset ?? onSearch)(form.getFormData({ dropEmpty: true }) as Search);
  };
  const all = (
    <Buttons data-place={place}>
      <Button size="sm" type="submit" loading={searching === true}>
        <Icon of={Search} size={16} />
        <Trans>Search</Trans>
      </Button>
      <Button size="sm" variant="outline" loading={resetting === true} onClick={reset}>
        <Icon of={RotateCcw} size={16} />
        <Trans>Reset</Trans>
      </Button>
      {from >= 0 && (
        <Button size="sm" variant="quiet" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? <Trans>More fields</Trans> : <Trans>Fewer fields</Trans>}
          <Icon of={folded ? ChevronDown : ChevronUp} size={16} />
        </Button>
      )}
    </Buttons>
  );
  return (
    <Bar role="search" onSubmit={(event) => void search(event)}>
      <FoldButton of={id} until="md" open={open} onToggle={setOpen}>
        <Icon of={ListFilter} size={16} />
        {used === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({used})</Trans>}
      </FoldButton>
      <Folded id={id} data-fold={open ? undefined : "md"}>
        <chakra.div display="grid" gap="4">
          <SchemaForm
            form={form}
            flows={!grid}
            {...(from >= 0 && folded && { only: (field) => form.schema.indexOf(field) < from })}
            {...(buttons === "inline" && { after: all })}
          />
          {buttons === "bottom" && all}
        </chakra.div>
      </Folded>
    </Bar>
  );
}

/** Normalizes the texts: a search with invisible or full-width characters would find nothing. */
const readable = (search: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, typeof value === "string" ? inHalfWidth(value) : value]),
  );

const Bar = chakra("form", { base: { display: "grid", gap: "4" } });
const Buttons = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    "&[data-place=center]": { justifyContent: "center" },
    "&[data-place=right]": { justifyContent: "flex-end" },
  },
});
