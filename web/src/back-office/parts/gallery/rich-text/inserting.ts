import type { EditorView } from "@tiptap/pm/view";
import { sliceOf } from "./own-html.ts";

/**
 * Sanitizes pasted or dropped HTML with DOMPurify before the editor can parse it itself, which the CSP blocks. The
 * editor handles plain text, files and moves within the text.
 */
export const INSERTING = {
  paste: (view: EditorView, event: ClipboardEvent) => insert(view, event, event.clipboardData, null),
  drop: (view: EditorView, event: DragEvent) => {
    if (view.dragging) return false;
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    return insert(view, event, event.dataTransfer, place?.pos ?? null);
  },
};

/** Inserts the sanitized HTML at a position, or at the selection if null; returns whether there was content. */
function insert(view: EditorView, event: Event, data: DataTransfer | null, place: number | null): boolean {
  const html = data?.getData("text/html") ?? "";
  if (html === "" || !view.editable) return false;
  event.preventDefault();
  const { state } = view;
  const slice = sliceOf(state.schema, html);
  view.dispatch(
    (place === null ? state.tr.replaceSelection(slice) : state.tr.replace(place, place, slice)).scrollIntoView(),
  );
  return true;
}
