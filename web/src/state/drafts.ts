// Form input that was not sent yet, stored in this tab so that an ended session or a reload loses no work. Values are
// stored by an allow list (see `useFormDraft`): never a password or an image.
import { readUserinfo } from "./session.ts";
import { browserItems, createItems } from "./storage.ts";

/** A form's kept values; a text or a tick each. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** Kept over reloads. */
const tabItems = createItems(() => sessionStorage);
const PREFIX = "draft:";
/** Written and removed at once: the other tabs hear of it and forget their drafts too. */
const FORGET_KEY = "draftsForgotten";

/** Whoever is in front of the page: a member, or the visitor who is about to become one. */
const keyOf = (form: string): string => `${PREFIX}${readUserinfo()?.id ?? "visitor"}:${form}`;

/** What this member, or a visitor, last typed into the form in this tab; empty when there is nothing. */
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

/** Keeps the values for whoever typed them; values that are all empty forget the draft. */
export function writeDraft(form: string, values: DraftValues): void {
  const key = keyOf(form);
  const filled = Object.values(values).some((value) => value !== "" && value !== false);
  if (filled) tabItems.write(key, JSON.stringify(values));
  else tabItems.remove(key);
}

/** The form was sent or given up. */
export function forgetDraft(form: string): void {
  tabItems.remove(keyOf(form));
}

/** Forgets every draft in every tab: the member has logged out. An expired session keeps them. */
export function forgetAllDrafts(): void {
  forgetWhere(() => true);
  browserItems.write(FORGET_KEY, "1");
  browserItems.remove(FORGET_KEY);
}

/** Forgets what others have left in this tab, the visitor's too: a member has logged in. */
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
