// Explains why a value matches no alternative (here: form) of a `oneOf` or `anyOf`: the validator reports the errors of
// all forms, but the sender meant only one.
import type { ErrorObject } from "ajv/dist/2020.js";
import type { JsonSchema } from "./contract.ts";
import { didYouMean } from "./did-you-mean.ts";

type Forms = readonly JsonSchema[];
/** A fault of a value or of one of its keys. */
type Finding = Pick<ErrorObject, "keyword" | "message"> & { readonly key?: string };

const propertiesOf = ({ properties }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (properties ?? {}) as Readonly<Record<string, JsonSchema>>;
const requiredBy = ({ required }: JsonSchema): readonly string[] => (required ?? []) as readonly string[];

/** The values that a form lists for a key (`const` or `enum`); null if it lists none. */
function valuesAt(form: JsonSchema, key: string): readonly unknown[] | null {
  const schema = propertiesOf(form)[key];
  if (schema?.const !== undefined) return [schema.const];
  return Array.isArray(schema?.enum) ? schema.enum : null;
}

/** The key that selects the form, such as `op` or `currency`; undefined without one. */
const tagOf = ([first = {}, ...others]: Forms): string | undefined =>
  (others.length === 0 ? [] : requiredBy(first)).find((key) =>
    [first, ...others].every((form) => valuesAt(form, key) !== null),
  );

const listed = (names: readonly unknown[]): string => [...new Set(names)].join(", ");

/** A non-object form in words: `an integer from 1 to 64`, `always`. */
function inWords({ const: constant, enum: values, type, minimum, maximum }: JsonSchema): string {
  if (constant !== undefined) return typeof constant === "string" ? constant : JSON.stringify(constant);
  if (Array.isArray(values)) return listed(values);
  const range = typeof minimum === "number" && typeof maximum === "number" ? ` from ${minimum} to ${maximum}` : "";
  return typeof type === "string" ? `${type === "integer" ? "an" : "a"} ${type}${range}` : "as described";
}

/** All forms in words, for a value that is not an object. */
function allInWords(forms: Forms, objects: Forms): string {
  const words = forms.filter((form) => !objects.includes(form)).map(inWords);
  const tag = tagOf(objects);
  const keys = tag === undefined ? objects.flatMap(requiredBy) : [tag];
  if (keys.length > 0)
    words.push(`an object with ${objects.length > 1 && keys.length > 1 ? "one of " : ""}${listed(keys)}`);
  return words.join(" or ");
}

/** The fault of an object's keys, or the index of the only form that can be meant. */
function judgeObject(value: Readonly<Record<string, unknown>>, forms: Forms): number | Finding {
  const tag = tagOf(forms);
  if (tag !== undefined) {
    const values = forms.map((form) => valuesAt(form, tag) ?? []);
    const choices = listed(values.flat());
    if (!Object.hasOwn(value, tag))
      return { keyword: "required", key: tag, message: `is missing; it must be one of ${choices}` };
    const index = values.findIndex((allowed) => allowed.includes(value[tag]));
    const hint = typeof value[tag] === "string" ? didYouMean(value[tag], values.flat().map(String)) : "";
    return index >= 0 ? index : { keyword: "enum", key: tag, message: `must be one of ${choices}${hint}` };
  }
  const names = forms.flatMap(requiredBy);
  const given = forms.flatMap((form, index) =>
    requiredBy(form).some((key) => Object.hasOwn(value, key)) ? [index] : [],
  );
  const [first, second] = given;
  if (forms.length === 1) return 0;
  if (first === undefined) {
    const hints = Object.keys(value).map((key) => didYouMean(key, names));
    return { keyword: "required", message: `must have one of ${listed(names)}${hints.find(Boolean) ?? ""}` };
  }
  if (second === undefined) return first;
  const keys = names.filter((key) => Object.hasOwn(value, key));
  const message = `cannot be together with ${keys[0]}: there must be only one of ${listed(names)}`;
  return { keyword: "oneOf", ...(keys[1] !== undefined && { key: keys[1] }), message };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isInside = ({ instancePath }: ErrorObject, path: string): boolean => instancePath.startsWith(`${path}/`);

/** Replaces the errors of all forms by those of the form that was meant, or by an explanation of the choice. */
function explain(choice: ErrorObject, errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const { data, instancePath, schemaPath } = choice;
  const forms = choice.schema as Forms;
  const isAt = (error: ErrorObject): boolean => error.instancePath === instancePath || isInside(error, instancePath);
  const formOf = (error: ErrorObject): string | undefined =>
    isAt(error) && error.schemaPath.startsWith(`${schemaPath}/`)
      ? error.schemaPath.slice(schemaPath.length + 1).split("/", 1)[0]
      : undefined;
  const others = errors.filter((error) => error !== choice);
  const replaceAll = ({ keyword, message = "", key }: Finding): readonly ErrorObject[] => {
    // Omit `parentSchema`, so that the validation does not replace this message.
    const finding = {
      instancePath,
      schemaPath,
      keyword,
      message,
      params: key === undefined ? {} : { missingProperty: key },
    };
    // Keep errors of other keywords at the same value, such as an unknown key.
    const isKept = (error: ErrorObject): boolean => formOf(error) === undefined && !isInside(error, instancePath);
    return errors.flatMap((error) => (error === choice ? finding : isKept(error) ? error : []));
  };
  const objects = forms.filter((form) => requiredBy(form).length > 0);
  if (!isObject(data) || objects.length === 0) {
    const values = forms.flatMap((form) => (form.enum ?? [form.const]) as readonly unknown[]);
    const hint = typeof data === "string" ? didYouMean(data, values.map(String)) : "";
    return replaceAll({ keyword: choice.keyword, message: `must be ${allInWords(forms, objects)}${hint}` });
  }
  const judged = judgeObject(data, objects);
  if (typeof judged !== "number") return replaceAll(judged);
  const meant = String(forms.indexOf(objects[judged] ?? {}));
  return others.filter((error) => [undefined, meant].includes(formOf(error)));
}

/** Maximum errors to look at, because each choice is compared with every error. */
const MOST_ERRORS = 1500;

/** Explains every choice among the errors. Needs the validator's option `verbose`. */
export function explainChoices(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  let kept: readonly ErrorObject[] = errors.slice(0, MOST_ERRORS);
  for (const error of kept)
    if ((error.keyword === "oneOf" || error.keyword === "anyOf") && kept.includes(error)) kept = explain(error, kept);
  return kept;
}
