import type { EditorView } from "@tiptap/pm/view";
import { sliceOf } from "./own-html.ts";

/**
 * What a paste or a drop brings as HTML goes through DOMPurify. The editor itself would parse it before it asks anybody,
 * and the page's policy stops that; plain text, files and what is moved within the text are left to it.
 */
export const INSERTING = {
  paste: (view: EditorView, event: ClipboardEvent) => insert(view, event, event.clipboardData, null),
  drop: (view: EditorView, event: DragEvent) => {
    if (view.dragging) return false;
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    return insert(view, event, event.dataTransfer, place?.pos ?? null);
  },
};

/** Puts it at a place, or where the selection is; true where there was something. */
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
