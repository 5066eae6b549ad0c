import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, FilterX, SlidersHorizontal } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import { ApiError } from "#api/api-error.ts";
import { LANDING } from "#components/dialogs/focus-landing.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { showToast } from "#state/toast.ts";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { isNarrowed, NO_FILTER } from "./list-filter.ts";

interface ListToolsProps extends FilterFieldsProps {
  /** Exports everything that passes the filter; rejects if loading fails. */
  onExport: () => Promise<void>;
}

/**
 * The toolbar of a list: filter, sort order and export. On phones, filter and sort order are collapsed at first, unless
 * one of them is set, because otherwise the member would not see why rows are missing or reordered.
 */
export function ListTools({ onExport, ...controls }: ListToolsProps) {
  const { t } = useLingui();
  const { filter, onFilter, searchLabel } = controls;
  const id = useId();
  const [unfolded, setUnfolded] = useState(isNarrowed(filter) || filter.sort !== "newest");
  // Deferred, because rendering the date inputs would delay the button's response by a frame.
  const drawn = useDeferredValue(unfolded);
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
        <FilterFields {...controls} />
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
        <ExportButton onExport={onExport} />
      </chakra.div>
    </chakra.div>
  );
}

function ExportButton({ onExport }: Pick<ListToolsProps, "onExport">) {
  const { t } = useLingui();
  const [exporting, setExporting] = useState(false);
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
    <Button variant="outline" size="sm" minHeight={{ sm: "control" }} loading={exporting} onClick={() => void save()}>
      {!exporting && <Icon of={Download} size={18} />}
      <Trans>Save as CSV</Trans>
    </Button>
  );
}
