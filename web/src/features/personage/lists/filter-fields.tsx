import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SelectField } from "#components/forms/select-field.tsx";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { serverNow } from "#state/server-clock.ts";
import { DateRange } from "./date-range.tsx";
import type { ListFilter, Sort, StatusFilter } from "./list-filter.ts";
import { SearchField } from "./search-field.tsx";

export interface FilterFieldsProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** The kind of the rows, if they can be filtered by status. */
  withStatus?: "deposit" | "withdrawal";
  /** Adds a search field with this label. */
  searchLabel?: ReactNode;
}

export function FilterFields({ filter, onFilter, withStatus, searchLabel }: FilterFieldsProps) {
  const { t } = useLingui();
  const statuses: { value: StatusFilter; label: string }[] = [
    { value: "all", label: t`All` },
    { value: "in-review", label: t`In review` },
    { value: "success", label: t`Completed` },
    { value: "failure", label: t`Failed` },
    // Deposits cannot be cancelled, but the URL may name this status.
    ...(withStatus === "withdrawal" || filter.status === "cancelled"
      ? [{ value: "cancelled", label: t`Cancelled` } as const]
      : []),
  ];
  const sorts: { value: Sort; label: string }[] = [
    { value: "newest", label: t`Newest first` },
    { value: "oldest", label: t`Oldest first` },
    { value: "largest", label: t`Amount: high to low` },
    { value: "smallest", label: t`Amount: low to high` },
  ];
  return (
    <>
      {searchLabel && (
        <chakra.div flex={{ base: "1 1 100%", sm: "0 1 10.5rem" }} minWidth="0">
          <SearchField label={searchLabel} value={filter.text} onSearch={(text) => onFilter({ ...filter, text })} />
        </chakra.div>
      )}
      <chakra.div flex={{ base: "1 1 100%", sm: "0 1 19.5rem" }} minWidth="0">
        <DateRange
          value={filter}
          latest={tokyoDay(serverNow())}
          onChange={(days) => onFilter({ ...filter, ...days })}
        />
      </chakra.div>
      {withStatus && (
        <chakra.div flex={{ base: "1 1 8rem", sm: "0 1 9.5rem" }} minWidth="0">
          <SelectField
            label={<Trans>Status</Trans>}
            value={filter.status}
            options={statuses}
            onValueChange={(status) => onFilter({ ...filter, status })}
          />
        </chakra.div>
      )}
      <chakra.div flex={{ base: "1 1 8rem", sm: "0 1 11rem" }} minWidth="0">
        <SelectField
          label={<Trans>Order</Trans>}
          value={filter.sort}
          options={sorts}
          onValueChange={(sort) => onFilter({ ...filter, sort })}
        />
      </chakra.div>
    </>
  );
}
