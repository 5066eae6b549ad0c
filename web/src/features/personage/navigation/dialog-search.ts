import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The dialog was opened on the page, so the history entry before it is the page without the dialog. */
    dialogOpenedHere?: boolean;
  }
}

/**
 * Returns a function that opens a dialog, optionally for the entry with an `id`. Separate from `useDialog` and
 * referentially stable, so that lists do not re-render when a dialog opens or closes.
 */
export function useShowDialog(name: string): (id?: string) => void {
  const navigate = useNavigate({ from: "/personage" });
  return useCallback(
    (id) =>
      void navigate({
        search: (previous) => ({ ...previous, dialog: name, ...(id !== undefined && { id }) }),
        state: (previous) => ({ ...previous, dialogOpenedHere: true }),
        resetScroll: false,
      }),
    [name, navigate],
  );
}

/**
 * A dialog whose open state is in the URL (`dialog=`, and `id=` for its entry), so that it can be linked to and the
 * browser's back button closes it.
 */
export function useDialog(name: string) {
  const router = useRouter();
  const navigate = useNavigate({ from: "/personage" });
  const search = useSearch({
    from: "/personage",
    select: ({ dialog, id }) => ({ dialog, id }),
    structuralSharing: true,
  });
  const show = useShowDialog(name);
  const left = useRef<string | undefined>(undefined);
  const open = search.dialog === name;

  const close = () => {
    const { state, href } = router.history.location;
    const entry = state.__TSR_key ?? href;
    // Going back is asynchronous; a held Escape key must not go back twice.
    if (!open || left.current === entry) return;
    left.current = entry;
    // Do not ask about unsaved input: the member has already answered, or the form was sent.
    const ignoreBlocker = true;
    if (state.dialogOpenedHere) router.history.back({ ignoreBlocker });
    else {
      void navigate({
        search: ({ dialog: _dialog, id: _id, step: _step, amount: _amount, ...rest }) => rest,
        replace: true,
        resetScroll: false,
        ignoreBlocker,
      });
    }
  };

  return { open, id: open ? search.id : undefined, show, close };
}
