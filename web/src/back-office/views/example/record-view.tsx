import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { read } from "#back-office/api/calls.ts";
import { usePage } from "#back-office/routing/page.ts";
import type { ExampleRecord } from "./record.ts";

interface RecordViewProps {
  /** Wraps the skeleton while the record loads, or its error. */
  readonly frame: (content: ReactNode) => ReactNode;
  readonly show: (record: ExampleRecord) => ReactNode;
}

/** The record that the page's address names. */
export function RecordView({ frame, show }: RecordViewProps) {
  const { search } = usePage();
  const query = useQuery(read("/mock/example/detail", { id: search["id"] ?? "" }));
  if (query.data) return show(query.data);
  return frame(
    <QueryView query={query} skeleton={<Skeleton height="64" />}>
      {show}
    </QueryView>,
  );
}
