import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { fieldText, orDash } from "../table/columns.ts";

export interface Description<Row> {
  readonly field: string;
  readonly label: ReactNode;
  /** Replaces the field's text. */
  readonly value?: (row: Row) => ReactNode;
  /** 24 is the whole row, 12 one column. */
  readonly span?: 12 | 24;
}

interface DescriptionsProps<Row> {
  readonly schema: readonly Description<Row>[];
  readonly data: Row;
  readonly title?: ReactNode;
  /** Can be collapsed to its title. */
  readonly folds?: boolean;
}

/**
 * Details of a record as labels and values, in as many columns as fit; one on phones.
 * @example <Descriptions schema={[{ field: "title", label: t`Title`, span: 24 }]} data={record} />
 */
export function Descriptions<Row>({ schema, data, title, folds = false }: DescriptionsProps<Row>) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <div>
      {title && (
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" paddingBottom="2">
          <chakra.h3 id={id} fontSize="md">
            {title}
          </chakra.h3>
          {folds && (
            <IconButton
              boxSize="9"
              aria-expanded={open}
              aria-label={open ? t`Collapse` : t`Expand`}
              onClick={() => setOpen(!open)}
            >
              <Icon of={open ? Minus : Plus} size={16} />
            </IconButton>
          )}
        </chakra.div>
      )}
      {open && (
        <List aria-labelledby={title ? id : undefined}>
          {schema.map(({ field, label, value, span = 12 }) => (
            <div key={field} data-whole={span === 24 || undefined}>
              <dt>{label}</dt>
              <dd>{orDash(value ? value(data) : fieldText(data, field))}</dd>
            </div>
          ))}
        </List>
      )}
    </div>
  );
}

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
    borderTopWidth: "1px",
    fontSize: "sm",
    lineHeight: "snug",
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, min(8rem, 45%)) minmax(0, 1fr)",
      borderBottomWidth: "1px",
      "&[data-whole]": { gridColumn: "1 / -1" },
    },
    "& dt": { padding: "3", bg: "bg.sunken", color: "ink.second", fontWeight: "medium", overflowWrap: "anywhere" },
    "& dd": { padding: "3", minWidth: "0", overflowWrap: "anywhere" },
  },
});
