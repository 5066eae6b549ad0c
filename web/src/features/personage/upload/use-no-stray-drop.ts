import { useEffect } from "react";

/** Prevents the browser from opening a file dropped beside the upload field, which would leave the form. */
export function useNoStrayDrop() {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // Ignore a drop that the upload field has handled, and dropped text.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}
