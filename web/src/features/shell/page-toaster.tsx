import { useLocation } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { Toaster } from "#components/feedback/toaster.tsx";
import { dismissToast, toastAtom } from "#state/toast.ts";

/** The toast of the current page; a section of the personal centre counts as a page. */
export function PageToaster() {
  const page = useLocation({ select: ({ pathname, search }) => `${pathname} ${search.personageHighlight}` });
  return <Toaster message={useAtomValue(toastAtom)} page={page} onDismiss={dismissToast} />;
}
