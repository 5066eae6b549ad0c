import { useDeferredValue } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The data that a QueryView shows; undefined during hydration. Content beside a QueryView that depends on the same data
 * uses it too, so that both change in one frame. Deferred, so that React renders a long list in slices and a slow phone
 * can handle input in between.
 */
export function useShownData<Data>({ data }: { data: Data | undefined }): Data | undefined {
  const hydrated = useHydrated();
  return useDeferredValue(hydrated ? data : undefined);
}
