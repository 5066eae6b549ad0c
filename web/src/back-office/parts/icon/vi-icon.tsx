import { Square } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { type Drawing, loadDrawing } from "./icon-provider.ts";
import { LOCAL_ICONS } from "./icon-set.ts";

/** An icon by its name in the API, such as "vi-ep:management": built in, else from the provider, else a square. */
export function ViIcon({ name, size = 16 }: { name: string; size?: number }) {
  const bare = name.replace(/^vi-/, "");
  const local = Object.hasOwn(LOCAL_ICONS, bare) ? LOCAL_ICONS[bare] : undefined;
  return local ? <Icon of={local} size={size} /> : <ProvidedIcon key={bare} name={bare} size={size} />;
}

const TYPING_MS = 300;

function ProvidedIcon({ name, size }: { name: string; size: number }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isCancelled = false;
    const load = async (): Promise<void> => {
      const found = await loadDrawing(name);
      if (!isCancelled) setDrawing(found);
    };
    // Debounced, because the name may change while the user types it.
    const timer = setTimeout(() => void load(), TYPING_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [name]);
  if (!drawing) return <Icon of={Square} size={size} />;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      fill="currentColor"
      aria-hidden
      focusable={false}
      style={{ flexShrink: 0 }}
    >
      {drawing.paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
