// The outcomes that the contract documents for each call, and recipes that produce them. The recipes are in
// test-matrix-<segment>.ts, one for each example of a call's 200; recipes for other statuses are derived from the call.
import type { Call, JsonSchema } from "@hashgrove/contract/contract.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { accept } from "#domain/decision.ts";
import { grant } from "#domain/money/grant.ts";
import { keepUpload } from "#domain/upload.ts";
import { asCallReply } from "#http/replies/envelope.ts";
import { bodyLimitOf } from "#http/requests/json-body.ts";
import { SETTINGS_WITH_FEES } from "#scenarios/content/settings.ts";
import type { World } from "#worlds/world.ts";
import { callNamed, contract, form, type TestReply, MAGIC, type CallInput, type TestApp } from "./test-app.ts";

export interface Step extends CallInput {
  readonly call: string;
}
export interface Recipe extends CallInput {
  /** The scenario of the world; `verified-with-funds` by default. */
  readonly in?: string;
  /** Yen given to the calling member beforehand. */
  readonly gift?: number;
  /** Calls made beforehand. Each member keeps one session throughout. */
  readonly first?: readonly Step[];
  /** How many files the calling member already has stored. */
  readonly stored?: number;
}
/** Recipes by operationId and by the name of an example of the call's 200. */
export type Recipes = Readonly<Record<string, Readonly<Record<string, Recipe>>>>;

/** The path of the file that the member with this handle has uploaded in a recipe's world. */
export const UPLOAD = (handle: string): string => `/uploads/matrix${handle.padStart(18, "0")}.png`;

export interface Example {
  readonly code: number;
  readonly data?: unknown;
  readonly msg?: string;
  readonly message?: string;
}

/** The HTTP status of a code in a call: back-office calls report request errors under 200. */
export const statusOf = (operationId: string, code: number): number =>
  asCallReply(callNamed(operationId).envelope, { status: code, body: { code } }).status;

type Node = { readonly [key: string]: Node };

/** The examples of a call's 200, by name. */
export function examplesOf({ operationId, path, method }: Call): ReadonlyMap<string, Example> {
  const paths = contract.document.paths as Node;
  const examples = paths[path]?.[method.toLowerCase()]?.responses?.["200"]?.content?.["application/json"]?.examples;
  if (!examples) throw new Error(`${operationId} has no examples`);
  return new Map(Object.entries(examples).map(([name, { value }]) => [name, value as unknown as Example]));
}

/** Creates the world of a recipe and makes its first calls. Returns the world and a function for further calls. */
export async function prepareWorld(app: TestApp, recipe: Recipe) {
  const world = await app.open(recipe.in);
  // Adds fees, because only then a withdrawal can be too small.
  await world.store.transact((draft) => {
    draft.settings.put("main", SETTINGS_WITH_FEES);
    return accept(null);
  });
  const tokens = new Map<string, string>();
  for (const [handle, { memberId }] of world.handles) {
    tokens.set(handle, await app.token(world, handle));
    const upload = { path: UPLOAD(handle), memberId, type: "image/png", bytes: 12, originalName: "a.png" };
    await world.store.transact((draft, now) => keepUpload(draft, upload, now));
    if (recipe.gift === undefined || handle !== recipe.as) continue;
    const gift = { memberId, currency: "JPY", amount: asYen(recipe.gift) } as const;
    await world.store.transact((draft, now) => grant(draft, gift, now));
  }
  if (recipe.stored !== undefined) await addUploads(world, recipe.as ?? "", recipe.stored);
  const call = (operationId: string, { as, ...sent }: CallInput): Promise<TestReply> =>
    app.call(world, operationId, { ...sent, ...(as !== undefined && { token: tokens.get(as) }) });
  for (const { call: id, ...sent } of recipe.first ?? []) await call(id, sent);
  return { world, call };
}

/** Gives a member `count` uploads in all. Adds only rows, because the product counts rows and not files. */
async function addUploads(world: World, handle: string, count: number): Promise<void> {
  const memberId = world.handles.get(handle)?.memberId ?? 0;
  await world.store.transact((draft, at) => {
    for (let nth = 1; nth < count; nth += 1) {
      draft.uploads.put(`/uploads/${nth}.png`, { memberId, type: "image/png", bytes: 12, originalName: "a.png", at });
    }
    return accept(null);
  });
}

export async function runRecipe(
  app: TestApp,
  operationId: string,
  recipe: Recipe,
): Promise<{ reply: TestReply; world: World }> {
  const { world, call } = await prepareWorld(app, recipe);
  return { reply: await call(operationId, recipe), world };
}

const JSON_TYPE = { "content-type": "application/json" };
const keysOf = (schema: JsonSchema): string[] => Object.keys(schema.properties as object);

/** Changes a successful recipe so that it gets another status; null for a status that only the server can cause. */
export function recipeForStatus(operationId: string, status: number, ok: Recipe): Recipe | null {
  const call = callNamed(operationId);
  const isForm = call.body?.type === "multipart";
  const { body: _body, query: _query, raw: _raw, headers: _headers, ...rest } = ok;
  switch (status) {
    case 400:
      return isForm ? { ...rest, ...truncatedForm() } : { ...rest, raw: "{", headers: JSON_TYPE };
    case 401:
      return { ...ok, as: undefined, token: "nobody" };
    case 403:
      return call.body
        ? { ...ok, body: { ...(ok.body as object), id: 999_999 } }
        : { ...ok, query: { ...ok.query, uid: 999_999 } };
    case 404:
      return { ...ok, query: { ...ok.query, id: 999_999 } };
    case 413:
      return isForm
        ? { ...rest, ...form({ filename: "a.pdf", content: Buffer.concat([MAGIC.pdf, Buffer.alloc(11 << 20)]) }) }
        : { ...rest, body: { surprise: "x".repeat(bodyLimitOf(call)) } };
    case 415:
      return { ...rest, raw: "text", headers: { "content-type": "text/plain" } };
    case 422:
      if (isForm) return { ...rest, ...form() };
      if (call.body) return { ...rest, body: { ...(ok.body as object), id: {}, surprise: 1 } };
      return { ...rest, query: Object.fromEntries(keysOf(call.query).map((key) => [key, ["1", "2"]])) };
    default:
      return null;
  }
}

function truncatedForm(): CallInput {
  const { headers, raw } = form({ filename: "a.png", content: MAGIC.png });
  return { headers, raw: raw.subarray(0, raw.length - 10) };
}
