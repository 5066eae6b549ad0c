// Parses a scenario file and reports all errors with their positions.
import { keysOf, pointerTo } from "@hashgrove/contract/json-pointer.ts";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type { Refusal } from "#domain/decision.ts";
import type { ScenarioFile } from "./file.ts";
import schema from "./schema.json" with { type: "json" };

/** An invalid scenario file, or a history that the rules refuse. Each fault contains file, line and JSON pointer. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/** Converts a pointer into the file to a position such as `demo.yaml:12 /given/3`. */
export type Place = (pointer: string) => string;

export interface ParsedScenario {
  readonly file: ScenarioFile;
  readonly place: Place;
}

let validate: ValidateFunction<ScenarioFile> | undefined;
/** The schema validator, compiled on first use, so that a server without scenarios starts faster. */
const validator = (): ValidateFunction<ScenarioFile> =>
  (validate ??= new Ajv2020({ allErrors: true, strict: true, strictTypes: false }).compile<ScenarioFile>(schema));

/**
 * Parses a scenario. The file is `<name>.yaml` and must contain the same name.
 * Throws ScenarioError with all errors.
 */
export function parseScenario(name: string, text: string): ParsedScenario {
  const lines = new LineCounter();
  const document = parseDocument(text, { version: "1.2", uniqueKeys: true, lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const place = (pointer: string): string => `${name}.yaml:${lineAt(offsetOf(document, pointer))} ${pointer || "/"}`;

  const unreadable = [...document.errors, ...document.warnings];
  if (unreadable.length > 0) {
    throw new ScenarioError(unreadable.map((fault) => `${name}.yaml:${lineAt(fault.pos[0])} ${fault.message}`));
  }
  const file = contentOf(name, document);
  const check = validator();
  if (!check(file))
    throw new ScenarioError((check.errors ?? []).filter(isSpecific).map((error) => errorText(error, place)));
  if (file.name !== name) throw new ScenarioError([`${place("/name")}: is "${file.name}", but the file is "${name}"`]);
  if (file.now !== undefined && Number.isNaN(Date.parse(file.now))) {
    throw new ScenarioError([`${place("/now")}: "${file.now}" is not a valid time`]);
  }
  return { file, place };
}

/** Converts a document to plain values. Throws ScenarioError if its aliases expand too far. */
function contentOf(name: string, document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new ScenarioError([`${name}.yaml:1 ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** The offset of a pointer's node in the file, or of its nearest existing ancestor. */
function offsetOf(document: Document, pointer: string): number {
  const path = keysOf(pointer);
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** False for errors that only wrap a more specific error, which is in the list as well. */
const isSpecific = ({ keyword }: ErrorObject): boolean => keyword !== "if" && keyword !== "propertyNames";

function errorText(error: ErrorObject, place: (pointer: string) => string): string {
  const { instancePath, params, propertyName, message = "is not allowed" } = error;
  const extra: unknown = propertyName ?? params["additionalProperty"];
  const key = typeof extra === "string" ? pointerTo(extra) : "";
  const allowed: unknown = params["allowedValues"];
  return `${place(instancePath + key)}: ${message}${Array.isArray(allowed) ? ` (${allowed.join(", ")})` : ""}`;
}

/** A refusal as text for the author of the file. */
export const refusalText = ({ reason, field, params }: Refusal<string, string>): string =>
  ["refused:", reason, field && `at ${field}`, params && JSON.stringify(params)].filter(Boolean).join(" ");
