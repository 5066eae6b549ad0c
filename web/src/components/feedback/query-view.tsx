import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { SlowNote } from "./slow-note.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { useShownData } from "./use-shown-data.ts";

interface QueryLike<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: QueryLike<Data>;
  /** Placeholder in the shape of the data, so that the layout does not shift. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query's state: the skeleton, the error with Retry, the empty state, or the content, which stays during a
 * refetch (rule B6).
 */
export function QueryView<Data>({ query, skeleton, isEmpty, empty, children }: QueryViewProps<Data>) {
  const hydrated = useHydrated();
  const data = useShownData(query);
  if (data !== undefined) return isEmpty?.(data) && empty !== undefined ? empty : children(data);
  if (hydrated && query.error && !query.isFetching)
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
  return <Loading skeleton={skeleton} />;
}

interface SettledViewProps {
  queries: readonly { isLoading: boolean }[];
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Shows a form only after its optional queries have succeeded or failed. Content that arrives later would move the
 * fields under the user's finger.
 */
export function SettledView({ queries, skeleton, children }: SettledViewProps) {
  // Once shown, keep the form: a later retry of a query must not remove it and its focus.
  const [isShown, setIsShown] = useState(false);
  const isReady = isShown || !queries.some(({ isLoading }) => isLoading);
  if (isReady !== isShown) setIsShown(isReady);
  return isReady ? children : <Loading skeleton={skeleton} />;
}

function Loading({ skeleton }: { skeleton: ReactNode }) {
  return (
    <chakra.div position="relative">
      <div aria-busy="true">
        <VisuallyHidden role="status">
          <Trans>Loading</Trans>
        </VisuallyHidden>
        {skeleton}
      </div>
      <SlowNote />
    </chakra.div>
  );
}
