import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#api/api-error.ts";
import { read } from "#back-office/api/calls.ts";
import { usePage } from "#back-office/routing/page.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { ExampleRecord } from "./record.ts";

interface RecordViewProps {
  /** Renders the page around the skeleton or the error that is shown instead of the record. */
  readonly frame: (content: ReactNode) => ReactNode;
  readonly show: (record: ExampleRecord) => ReactNode;
}

/** Loads and shows the record whose id is in the page's address. */
export function RecordView({ frame, show }: RecordViewProps) {
  const { search } = usePage();
  const id = search["id"]?.trim() ?? "";
  const query = useQuery({ ...read("/mock/example/detail", { id }), enabled: id !== "" });
  if (id === "" || isNoId(query.error)) return frame(<NoRecordNamed />);
  if (query.data) return show(query.data);
  return frame(
    <QueryView query={query} skeleton={<Skeleton height="64" />}>
      {show}
    </QueryView>,
  );
}

/**
 * Whether the server rejected the id. Its message is technical (a pointer into the request), so the view shows its own
 * text instead.
 */
const isNoId = (error: Error | null): boolean => error instanceof ApiError && error.code === 422;

const NoRecordNamed = () => (
  <EmptyState
    title={<Trans>No record is chosen.</Trans>}
    text={
      <Trans>The address of this page does not say which record it is about. Go back and choose one in the list.</Trans>
    }
  />
);
