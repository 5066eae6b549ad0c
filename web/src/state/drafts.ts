// Unsent form input, stored in this tab so that an ended session or a reload loses no work. Values are stored by an
// allow list (see `useFormDraft`), without passwords and images.
import { readUserinfo } from "./session.ts";
import { browserItems, createItems } from "./storage/browser-storage.ts";

/** A form's stored values: texts, and the states of checkboxes. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** Storage of this tab; survives reloads. */
const tabItems = createItems(() => sessionStorage);
const PREFIX = "draft:";
/** Key of an item that is written and removed at once. Its storage event makes other tabs delete their drafts too. */
const FORGET_KEY = "draftsForgotten";

/** The key of a form's draft; each member has their own, and a visitor one. */
const keyOf = (form: string): string => `${PREFIX}${readUserinfo()?.id ?? "visitor"}:${form}`;

/** The stored input of the current user in this form and tab; empty if there is none. */
export function readDraft(form: string): DraftValues {
  const stored = tabItems.read(keyOf(form));
  if (!stored) return {};
  try {
    const values: unknown = JSON.parse(stored);
    if (typeof values !== "object" || values === null) return {};
    return Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value)));
  } catch {
    return {};
  }
}

/** Stores the values for the current user. If all of them are empty, deletes the draft. */
export function writeDraft(form: string, values: DraftValues): void {
  const key = keyOf(form);
  const filled = Object.values(values).some((value) => value !== "" && value !== false);
  if (filled) tabItems.write(key, JSON.stringify(values));
  else tabItems.remove(key);
}

/** Deletes the draft after sending or discarding. */
export function forgetDraft(form: string): void {
  tabItems.remove(keyOf(form));
}

/** Deletes all drafts in every tab. Call it after a logout, but not after an expired session. */
export function forgetAllDrafts(): void {
  forgetWhere(() => true);
  browserItems.write(FORGET_KEY, "1");
  browserItems.remove(FORGET_KEY);
}

/** Deletes the drafts of other members and of visitors in this tab. Call it after a login. */
export function forgetDraftsOfOthers(memberId: number): void {
  forgetWhere((key) => !key.startsWith(`${PREFIX}${memberId}:`));
}

window.addEventListener("storage", ({ key, newValue }) => {
  if (key === FORGET_KEY && newValue !== null) forgetWhere(() => true);
});

function forgetWhere(matches: (key: string) => boolean): void {
  for (const key of tabItems.keys()) if (key.startsWith(PREFIX) && matches(key)) tabItems.remove(key);
}

const isKept = (value: unknown): value is string | boolean => typeof value === "string" || typeof value === "boolean";
