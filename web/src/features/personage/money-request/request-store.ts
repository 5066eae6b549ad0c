// The money requests of a member in this browser: unknown outcomes and recent successes. Unknown outcomes survive a
// reload, a closed browser, an ended session and a logout, because losing their keys could move money twice. The stored
// request (an amount, a product, a TXID, the path of a receipt) never contains the trading password.
import { atom, getDefaultStore } from "jotai";
import type { SendBody } from "#api/call.ts";
import { asUsdt, type Usdt } from "#lib/amount/usdt.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";
import type { Chain } from "#lib/chain/chain.ts";
import { sessionAtom } from "#state/session.ts";
import { browserItems } from "#state/storage/browser-storage.ts";

/**
 * sending: no reply yet. unknown: no readable reply. recovered: found in the member's records since, not shown yet. done:
 * confirmed by the server, or seen by the member.
 */
export type RequestResult = "sending" | "unknown" | "recovered" | "done";

export interface StoredRequest {
  /** The Idempotency-Key. */
  readonly key: string;
  /** The call's path in the contract. */
  readonly path: string;
  /** The body as JSON, without secrets. */
  readonly body: string;
  /** Identifies equal requests, as JSON: usually the body itself. */
  readonly same: string;
  /** When the request was sent first, by the server's clock. */
  readonly firstAt: number;
  /** When it was sent last, or when that attempt ended; by the server's clock. */
  readonly lastAt: number;
  readonly result: RequestResult;
  /** The id of the page load that sent the request last. */
  readonly page: string;
  /** The member dismissed the request; its key stays in use. */
  readonly hidden?: boolean;
}

/**
 * How long an unknown outcome keeps its key, from the first sending and by the server's clock. Must be less than the 24
 * hours for which the contract guarantees a key: later, the same key would move money again.
 */
export const KEY_LIFETIME_MS = 23 * 60 * 60_000;

const PREFIX = "intent:";
const itemName = (memberId: number, key: string): string => `${PREFIX}${memberId}:${key}`;

/** The stored requests of this member, oldest first. */
export function readRequests(memberId: number): readonly StoredRequest[] {
  const prefix = itemName(memberId, "");
  return [...new Set(browserItems.keys())]
    .flatMap((key) => (key.startsWith(prefix) && parseRequest(browserItems.read(key))) || [])
    .toSorted((a, b) => a.firstAt - b.firstAt);
}

export function storeRequest(memberId: number, request: StoredRequest): void {
  browserItems.write(itemName(memberId, request.key), JSON.stringify(request));
  refresh();
}

export function deleteRequest(memberId: number, key: string): void {
  browserItems.remove(itemName(memberId, key));
  refresh();
}

/** Deletes completed requests at logout, because they are private. All others stay, with their keys. */
export function deleteKnownRequests(memberId: number): void {
  for (const { key, result } of readRequests(memberId)) if (result === "done") deleteRequest(memberId, key);
}

const isTooOld = (firstAt: number, now: number): boolean => Math.abs(now - firstAt) > KEY_LIFETIME_MS;

/** Deletes requests too old to be sent again under their keys, by the server's time `now`. */
export function deleteExpiredRequests(memberId: number, now: number): void {
  for (const { key, firstAt } of readRequests(memberId)) {
    if (isTooOld(firstAt, now)) deleteRequest(memberId, key);
  }
}

/** The content of a request. The amount is in `yen` for yen calls and in `usdt` for coin calls. */
interface RequestContent {
  readonly yen: Yen;
  readonly usdt: Usdt;
  readonly productId: number | undefined;
  readonly chain: Chain;
  readonly txId: string;
}

/** Any money call's body. Every field is optional, because each call sends only some of them. */
type Body = Partial<
  SendBody<"/api/products/buy"> & SendBody<"/api/wallet/recharge"> & SendBody<"/api/wallet/withdrawal">
>;

export function requestContent({ body }: StoredRequest): RequestContent {
  const { amount = 0, price = amount, products_id: productId, payType, txId = "" } = JSON.parse(body) as Body;
  return { yen: asYen(price), usdt: asUsdt(amount), productId, chain: payType === 1 ? "TRC20" : "ERC20", txId };
}

/** Incremented by every change of the stored requests, in this tab or another. */
const changes = atom(0);
changes.onMount = () => {
  const follow = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(PREFIX)) refresh();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
};

const refresh = (): void => getDefaultStore().set(changes, (count) => count + 1);

/** The stored requests of the logged-in member, oldest first. */
export const requestsAtom = atom((get): readonly StoredRequest[] => {
  get(changes);
  const memberId = get(sessionAtom)?.id;
  return memberId === undefined ? [] : readRequests(memberId);
});

const RESULTS: readonly string[] = ["sending", "unknown", "recovered", "done"] satisfies RequestResult[];

function parseRequest(stored: string | null): StoredRequest | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (!isStoredRequest(value)) return null;
    // Another build of the site may know other results; the key must stay in use.
    return RESULTS.includes(value.result) ? value : { ...value, result: "unknown" };
  } catch {
    return null;
  }
}

function isStoredRequest(value: unknown): value is StoredRequest {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const areAll = (type: string, ...names: string[]) => names.every((name) => typeof fields.get(name) === type);
  return (
    areAll("string", "key", "path", "body", "same", "page", "result") &&
    areAll("number", "firstAt", "lastAt") &&
    isJsonObject(String(fields.get("body")))
  );
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
