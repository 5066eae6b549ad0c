import { atom, getDefaultStore } from "jotai";

export type ToastKind = "success" | "error" | "warning" | "info";

interface ToastText {
  kind: ToastKind;
  text: string;
  /**
   * The toast explains the navigation that follows, so it stays on the next page. Other toasts are dismissed on
   * navigation.
   */
  follows?: true;
}

/** A toast to show. `id` increases, so that the same text shown twice is two toasts. */
export interface Toast extends ToastText {
  id: number;
}

let lastId = 0;

/** The current toast (rule B5), or null. */
export const toastAtom = atom<Toast | null>(null);

/** Shows a toast instead of the current one, and returns its id. Usable outside React. */
export function showToast(toast: ToastText): number {
  lastId += 1;
  getDefaultStore().set(toastAtom, { id: lastId, ...toast });
  return lastId;
}

export const isToastShown = (id: number): boolean => getDefaultStore().get(toastAtom)?.id === id;

export function dismissToast(id: number): void {
  const store = getDefaultStore();
  if (store.get(toastAtom)?.id === id) store.set(toastAtom, null);
}
