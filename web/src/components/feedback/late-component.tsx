import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { LateFailed } from "./late-failed.tsx";
import { leaveBuild } from "./leave-build.ts";
import { whenOnline } from "./when-online.ts";

/**
 * A lazy component: its chunk loads at first render, or earlier by `ahead`, and renders without a delay once loaded
 * (React's `lazy` would show its fallback for 300 ms even then). If the chunk fails to load, the page is reloaded once
 * (`leaveBuild`); if that is not possible, an error appears in the component's place.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let loaded: ComponentType<Props> | null = null;
  const get = whenOnline(async () => (loaded ??= await load()));
  function Late(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Content || hasFailed) return;
      get().then(
        (component) => setContent(() => component),
        async () => {
          await leaveBuild();
          setHasFailed(true);
        },
      );
    }, [Content, hasFailed]);
    if (Content) return <Content {...props} />;
    if (hasFailed) return <LateFailed floating={!fallback} retry={setHasFailed} />;
    return fallback && <div aria-busy="true">{fallback}</div>;
  }
  return Object.assign(Late, {
    /** Loads the chunk early. A failure is not reported here, because rendering the component tries again. */
    ahead: (): void => void get().catch(() => null),
    load: get,
  });
}
