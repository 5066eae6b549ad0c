import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { Button } from "./ui/button.tsx";
import { Icon } from "./ui/icon.tsx";
import { VisuallyHidden } from "./ui/visually-hidden.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface QueryLike<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: QueryLike<Data>;
  /** In the shape of what comes, so that nothing jumps. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Decides what a list or a figure shows: the skeleton, the error with Retry, the empty state, or the content, which stays while it is fetched again. */
export function QueryView<Data>({ query, skeleton, isEmpty, empty, children }: QueryViewProps<Data>) {
  const hydrated = useHydrated();
  // Deferred, so that a long list is drawn in pieces and a slow phone can answer a finger in between.
  const data = useDeferredValue(hydrated ? query.data : undefined);
  if (data !== undefined) return isEmpty?.(data) && empty !== undefined ? empty : children(data);
  if (hydrated && query.error && !query.isFetching)
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Loading</Trans>
      </VisuallyHidden>
      {skeleton}
    </div>
  );
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <chakra.div
      role="alert"
      display="grid"
      justifyItems="center"
      gap="4"
      padding={{ base: "6", md: "10" }}
      textAlign="center"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="hairline"
      borderRadius="panel"
    >
      <chakra.span color="ink.second">
        <Icon of={CloudOff} size={32} />
      </chakra.span>
      <div>
        <chakra.p fontWeight="semibold">
          <Trans>This could not be loaded.</Trans>
        </chakra.p>
        <chakra.p color="ink.second" fontSize="sm">
          {error.message || t`Please check the connection and try again.`}
        </chakra.p>
      </div>
      <Button variant="outline" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </chakra.div>
  );
}
