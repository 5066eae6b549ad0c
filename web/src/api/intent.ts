import { ApiError } from "./api-error.ts";
import type { ApiPath } from "./client.ts";

interface Intent {
  /** What is asked for, as text; without the trading password, which is nothing to keep until an outcome is known. */
  readonly body: string;
  readonly key: string;
  /** The request on its way, if it still is. */
  sending: Promise<unknown> | null;
}

/** Requests whose outcome is not known yet, by path. */
const open = new Map<ApiPath, Intent>();

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on plain http, where a phone in the same network tries the page. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Sends a money request under an Idempotency-Key. A second press while it is on its way joins the first request. The
 * same body after a lost reply goes under the same key, also from a dialog that was closed and opened again, so the
 * server acts once; a changed body, or a request after a known outcome, gets a key of its own. A body that differs in
 * its trading password alone is the same intent, for the server too.
 */
export function withIntent<Body, Result>(
  path: ApiPath,
  body: Body,
  send: (body: Body, header: { "Idempotency-Key": string }) => Promise<Result>,
): Promise<Result> {
  const text = JSON.stringify(body, withoutSecrets);
  const waiting = open.get(path);
  const known = waiting?.body === text ? waiting : null;
  // What was sent with this body to this path is what is asked for now, so its result has the same type.
  if (known?.sending) return known.sending as Promise<Result>;
  const intent: Intent = known ?? { body: text, key: newKey(), sending: null };
  open.set(path, intent);
  const sending = send(body, { "Idempotency-Key": intent.key }).then(
    (result) => {
      settle(path, intent);
      return result;
    },
    (error: unknown) => {
      intent.sending = null;
      if (error instanceof ApiError && !error.outcomeUnknown) settle(path, intent);
      throw error;
    },
  );
  intent.sending = sending;
  return sending;
}

const withoutSecrets = (name: string, value: unknown): unknown => (name === "payPassword" ? undefined : value);

/** Forgets an intent whose outcome is known, unless another one has taken its place. */
function settle(path: ApiPath, intent: Intent): void {
  intent.sending = null;
  if (open.get(path) === intent) open.delete(path);
}
