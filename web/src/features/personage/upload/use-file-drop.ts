import { type DragEvent, useState } from "react";
import { useNoStrayDrop } from "./use-no-stray-drop.ts";

/** Props for an element onto which one file can be dropped. */
export function useFileDrop(onPick: (file: File) => void) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  useNoStrayDrop();
  return {
    "data-over": isDraggedOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDraggedOver(true);
    },
    onDragLeave: () => setDraggedOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDraggedOver(false);
      const dropped = event.dataTransfer.files[0];
      if (dropped) onPick(dropped);
    },
  };
}
