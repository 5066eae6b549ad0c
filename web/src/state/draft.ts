import { readUserinfo } from "./session.ts";

/** What a form holds as text, by field; never a secret. */
export type Draft = Readonly<Record<string, string>>;

/**
 * In memory: a draft outlives its screen and a session that ran out, since the way to /login and back loads no page
 * anew, and goes with the page. Nothing is written to storage.
 */
const drafts = new Map<string, Draft>();

/** A draft is its member's own: whoever logs in next does not see it. */
const keyOf = (name: string): string | null => {
  const session = readUserinfo();
  return session && `${session.id}:${name}`;
};

/** What the member had typed into the form of that name and not sent. */
export function readDraft(name: string): Draft {
  const key = keyOf(name);
  return (key === null ? undefined : drafts.get(key)) ?? {};
}

/** Keeps what is typed now; null forgets it, once it is sent. Does nothing when nobody is logged in any more. */
export function keepDraft(name: string, draft: Draft | null): void {
  const key = keyOf(name);
  if (key === null) return;
  if (draft === null) drafts.delete(key);
  else drafts.set(key, draft);
}
