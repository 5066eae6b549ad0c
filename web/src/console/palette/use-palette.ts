import { useEffect, useState } from "react";

/** Whether the palette is open; Ctrl+K or Cmd+K toggles it anywhere. */
export function usePalette(): { readonly open: boolean; readonly show: () => void; readonly hide: () => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return { open, show: () => setOpen(true), hide: () => setOpen(false) };
}
