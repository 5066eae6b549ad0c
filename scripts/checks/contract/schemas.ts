// Checks that objects state whether they allow additional properties, that texts, lists and integers have limits, and
// that there are no floats. A schema without these would accept wrong replies.
import { isNode, type Node } from "@hashgrove/contract/document.ts";

/** Sentences about the parts of a schema that are too loose. */
export function schemaFaults(name: string, schema: unknown): string[] {
  if (!isNode(schema)) return [];
  const properties = isNode(schema.properties) ? schema.properties : {};
  // Skip allOf: it only narrows the schema next to it.
  const branches = ["oneOf", "anyOf"].flatMap((keyword) => {
    const schemas: unknown = schema[keyword];
    return Array.isArray(schemas) ? schemas.flatMap((one, at) => schemaFaults(`${name}/${keyword}/${at}`, one)) : [];
  });
  return [
    ...(typeof schema.$ref === "string" ? [] : openFaults(name, schema)),
    ...Object.entries(properties).flatMap(([key, value]) => schemaFaults(`${name}.${key}`, value)),
    ...schemaFaults(`${name}[]`, schema.items),
    ...branches,
  ];
}

function openFaults(name: string, schema: Node): string[] {
  const types: unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  const lacks = (...keys: string[]): boolean => !keys.some((key) => schema[key] !== undefined);
  const faults: string[] = [];
  if (types.includes("object") && lacks("additionalProperties")) faults.push("open or closed?");
  if (types.includes("array") && lacks("maxItems")) faults.push("the list has no bound");
  if (types.includes("string") && lacks("maxLength", "enum", "const") && schema.format !== "binary")
    faults.push("the text has no bound");
  if (types.includes("integer") && lacks("maximum", "enum", "const")) faults.push("the number has no bound");
  if (Array.isArray(schema.enum) && schema.enum.includes(null))
    faults.push("an enum with null, which many generators cannot read; use anyOf");
  if (types.includes("number") && !name.startsWith("Template"))
    faults.push("a float; money and rates are integers or decimal strings");
  return faults.map((fault) => `${name}: ${fault}`);
}
