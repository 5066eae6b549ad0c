import { atom, getDefaultStore } from "jotai";

export type ToastKind = "success" | "error" | "warning" | "info";

interface ToastText {
  kind: ToastKind;
  text: string;
  /** It explains the navigation that follows, and stays for the next page; any other is left behind with its page. */
  follows?: true;
}

/** A toast for the member; `id` grows, so that the same text shown twice is two toasts. */
export interface Toast extends ToastText {
  id: number;
}

let lastId = 0;

/** The one message on screen (rule B5), or null. */
export const toastAtom = atom<Toast | null>(null);

/** Shows a message in place of the one on screen, and gives its id. Usable outside React. */
export function showToast(toast: ToastText): number {
  lastId += 1;
  getDefaultStore().set(toastAtom, { id: lastId, ...toast });
  return lastId;
}

/** Whether the message with this id is still the one on screen. */
export const isToastShown = (id: number): boolean => getDefaultStore().get(toastAtom)?.id === id;

/** Takes the message with this id away, if it is still the one on screen. */
export function dismissToast(id: number): void {
  const store = getDefaultStore();
  if (store.get(toastAtom)?.id === id) store.set(toastAtom, null);
}
