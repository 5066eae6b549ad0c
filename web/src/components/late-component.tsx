import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { whenOnline } from "./when-online.ts";

/**
 * A component in a chunk of its own: it is loaded when it is first drawn, or before that by `ahead`. Then it is drawn at
 * once, while React's `lazy` would always show its fallback, and keep it for 300 ms.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let loaded: ComponentType<Props> | null = null;
  const get = whenOnline(async () => (loaded ??= await load()));
  function Late(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    useEffect(() => {
      if (Content) return;
      get().then(
        (component) => setContent(() => component),
        (error: unknown) =>
          // Thrown while drawing, so that the page's own view of failures shows it.
          setContent(() => {
            throw error;
          }),
      );
    }, [Content]);
    if (Content) return <Content {...props} />;
    return fallback === null ? null : <div aria-busy="true">{fallback}</div>;
  }
  return Object.assign(Late, {
    /** What fails here fails again, and is seen, when it is drawn. */
    ahead: (): void => void get().catch(() => null),
  });
}
