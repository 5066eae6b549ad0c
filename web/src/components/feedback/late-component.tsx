import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { leaveBuild } from "./leave-build.ts";
import { whenOnline } from "./when-online.ts";

type FailedView = ComponentType<{ floating: boolean; retry: (view: null) => void }>;

/**
 * A lazy component: its chunk loads at first render, or earlier by `ahead`, and renders without a delay once loaded
 * (React's `lazy` would show its fallback for 300 ms even then). A chunk that fails to load shows an error in the
 * component's place; the rest of the page stays.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let loaded: ComponentType<Props> | null = null;
  const get = whenOnline(async () => (loaded ??= await load()));
  function Late(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [Failed, setFailed] = useState<FailedView | null>(null);
    useEffect(() => {
      if (Content || Failed) return;
      get()
        .then((component) => setContent(() => component))
        .catch(async () => {
          await leaveBuild();
          const { LateFailed } = await import("./late-failed.tsx");
          setFailed(() => LateFailed);
        })
        // Thrown during render, so that the page's own error boundary shows it.
        .catch((error: unknown) =>
          setContent(() => {
            throw error;
          }),
        );
    }, [Content, Failed]);
    if (Content) return <Content {...props} />;
    if (Failed) return <Failed floating={!fallback} retry={setFailed} />;
    return fallback && <div aria-busy="true">{fallback}</div>;
  }
  return Object.assign(Late, {
    /** Whether it is rendered at once. */
    isHere: (): boolean => loaded !== null,
    /** Ignore the failure: it repeats, visibly, at render. */
    ahead: (): void => void get().catch(() => null),
    load: get,
  });
}
