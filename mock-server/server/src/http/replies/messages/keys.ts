// The keys of the texts. Japanese decides which specific wordings exist and the other languages must have the same, so
// that a missing or surplus text does not compile.
import type { ReadOperation, RefusalReasons } from "@hashgrove/contract/openapi.facts.gen.d.ts";
import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { BackOfficeReason } from "#operations/back-office/back-office-operation.ts";
import type { BodyOf, OperationId } from "#operations/operation.ts";

/** Replies of the HTTP layer, independent of the operation. */
type TransportKey =
  | "400"
  | "401"
  | "403"
  | "404"
  | "405"
  | "412"
  | "413"
  | "415"
  | "416"
  | "422"
  /** The text states the position and the rule, because the back office's envelope has no other field for them. */
  | "422 at"
  | "429"
  | "500"
  | "503"
  /** The address names a world that does not exist. */
  | "unknown-world";

/** Operations with a success text of their own. Back-office replies have none, and reads share one. */
type SuccessOperation = Exclude<OperationId, ReadOperation | `mock.${string}`>;

type Reason = components["schemas"]["RefusalReason"] | BackOfficeReason;

type FieldOf<Id extends OperationId> = BodyOf<Id> extends infer Body ? keyof Body & string : never;
/**
 * Keys of wordings for a specific call, field or both, such as `required user.register /username`. The call must
 * document the reason and accept the field.
 */
type SpecificKey = {
  [Id in keyof RefusalReasons & OperationId]:
    | `${RefusalReasons[Id]} ${Id}`
    | `${RefusalReasons[Id]} /${FieldOf<Id>}`
    | `${RefusalReasons[Id]} ${Id} /${FieldOf<Id>}`;
}[keyof RefusalReasons & OperationId];

type RequiredKey =
  | TransportKey
  | "done"
  | `done ${SuccessOperation}`
  | Reason
  /** The attempts left, appended to the message about a wrong password. */
  | "attempts-left";

/** The texts of one language: all required keys and any specific ones. `{name}` is filled from params. */
export type MessageTexts = Readonly<Record<RequiredKey, string>> & { readonly [Key in SpecificKey]?: string };
