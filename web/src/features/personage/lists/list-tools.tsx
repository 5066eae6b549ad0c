import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, FilterX, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { ApiError } from "#api/api-error.ts";
import { LANDING } from "#components/dialogs/focus-landing.ts";
import { Field } from "#components/forms/field.tsx";
import { NativeSelect } from "#components/forms/native-select.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { serverNow } from "#state/server-clock.ts";
import { showToast } from "#state/toast.ts";
import { DateRange } from "./date-range.tsx";
import { isNarrowed, type ListFilter, NO_FILTER, type Sort, type StatusFilter } from "./list-filter.ts";
import { SearchField } from "./search-field.tsx";

interface ListToolsProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** The kind of the rows, if they can be filtered by status. */
  withStatus?: "deposit" | "withdrawal";
  /** Adds a search field with this label. */
  searchLabel?: ReactNode;
  /** Exports everything that passes the filter; rejects if loading fails. */
  onExport: () => Promise<void>;
}

/**
 * The toolbar of a list: filter, sort order and export. On phones, filter and sort order are collapsed, unless an
 * active filter must explain why rows are missing.
 */
export function ListTools({ filter, onFilter, withStatus, searchLabel, onExport }: ListToolsProps) {
  const { t } = useLingui();
  const [exporting, setExporting] = useState(false);
  const statuses: { value: StatusFilter; label: string }[] = [
    { value: "all", label: t`All` },
    { value: "in-review", label: t`In review` },
    { value: "success", label: t`Completed` },
    { value: "failure", label: t`Failed` },
    // Deposits cannot be cancelled, but the filter may carry over from the withdrawal tab.
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
  const id = useId();
  const [unfolded, setUnfolded] = useState(isNarrowed(filter) || filter.sort !== "newest");
  // Deferred, because rendering date inputs takes a frame of its own.
  const drawn = useDeferredValue(unfolded);
  const save = async () => {
    setExporting(true);
    try {
      await onExport();
    } catch (error) {
      // The global handler reports the end of the session; any other failure is reported here.
      const isReported = error instanceof ApiError && error.kind === "unauthenticated";
      const reason = error instanceof ApiError ? error.msg : "";
      if (!isReported)
        showToast({ kind: "error", text: reason || t`The file could not be created. Please try again.` });
    }
    setExporting(false);
  };
  return (
    <chakra.div
      {...LANDING}
      role="group"
      aria-label={t`Filter and export`}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="3"
    >
      <Button
        variant="outline"
        size="sm"
        hideFrom="sm"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon of={SlidersHorizontal} size={18} />
        {searchLabel ? <Trans>Search and filter</Trans> : <Trans>Filter and order</Trans>}
      </Button>
      <chakra.div
        id={id}
        display={{ base: drawn ? "flex" : "none", sm: "contents" }}
        flexWrap="wrap"
        gap="3"
        width="full"
      >
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
            <Field label={<Trans>Status</Trans>}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={filter.status}
                  options={statuses}
                  onValueChange={(status) => onFilter({ ...filter, status })}
                />
              )}
            </Field>
          </chakra.div>
        )}
        <chakra.div flex={{ base: "1 1 8rem", sm: "0 1 11rem" }} minWidth="0">
          <Field label={<Trans>Order</Trans>}>
            {(control) => (
              <NativeSelect
                {...control}
                value={filter.sort}
                options={sorts}
                onValueChange={(sort) => onFilter({ ...filter, sort })}
              />
            )}
          </Field>
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="flex-end"
        gap="2"
        marginStart="auto"
        // Aligned with the controls, whose labels are above them.
        alignSelf={{ base: "flex-end", sm: "flex-start" }}
        paddingTop={{ sm: "calc(1.5 * 0.875rem + {spacing.1.5})" }}
      >
        {isNarrowed(filter) && (
          <Button
            variant="quiet"
            size="sm"
            minHeight="control"
            onClick={() => onFilter({ ...NO_FILTER, sort: filter.sort })}
          >
            <Icon of={FilterX} size={18} />
            <Trans>Clear filter</Trans>
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          minHeight={{ sm: "control" }}
          loading={exporting}
          onClick={() => void save()}
        >
          {!exporting && <Icon of={Download} size={18} />}
          <Trans>Save as CSV</Trans>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
