// Which texts there may be. Japanese decides which of the closer wordings there are, the others have the same, so a
// missing or surplus text does not compile.
import type { ReadOperation, RefusalReasons } from "@hashgrove/contract/openapi.facts.gen.d.ts";
import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { TemplateReason } from "#operations/back-office/template-operation.ts";
import type { BodyOf, OperationId } from "#operations/operation.ts";

/** Why a request got no answer of its own call. */
type Transport =
  | "400"
  | "401"
  | "403"
  | "404"
  | "405"
  | "413"
  | "415"
  | "416"
  | "422"
  /** The place and the rule that it breaks, where nothing but a sentence can tell. */
  | "422 at"
  | "429"
  | "500"
  | "503"
  /** The address names a world that does not exist. */
  | "unknown-world";

/** The template's replies carry no sentence of success, and what only reads needs none of its own. */
type Done = Exclude<OperationId, ReadOperation | `mock.${string}`>;

/** The product's reasons, which its replies name, and the template's, which stand behind its sentences. */
type Reason = components["schemas"]["RefusalReason"] | TemplateReason;

type FieldOf<Id extends OperationId> = BodyOf<Id> extends infer Body ? keyof Body & string : never;
/**
 * Wordings that depend on the call, the field or both: `reason call pointer`, each part as far as needed. Only for a
 * reason that the contract gives the call, and a field that the call takes.
 */
type Closer = {
  [Id in keyof RefusalReasons & OperationId]:
    | `${RefusalReasons[Id]} ${Id}`
    | `${RefusalReasons[Id]} /${FieldOf<Id>}`
    | `${RefusalReasons[Id]} ${Id} /${FieldOf<Id>}`;
}[keyof RefusalReasons & OperationId];

/** Texts that every language has. */
type Always =
  | Transport
  | "done"
  | `done ${Done}`
  | Reason
  /** Said after a wrong try. */
  | "attempts-left";

/** What a language may say: all that is always there, and closer wordings. `{name}` is filled from params. */
export type Sayings = Readonly<Record<Always, string>> & { readonly [Key in Closer]?: string };
