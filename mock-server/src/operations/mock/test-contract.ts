// For tests: the contract's word on what the template's calls may answer.
import { readFileSync } from "node:fs";
import addFormats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";
import type { TemplateAnswer } from "./template-operation.ts";

interface Call {
  /** Absent in what a path holds beside its calls. */
  readonly operationId?: string;
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
}

const contract: Contract = parse(readFileSync(new URL("../../../../openapi.yaml", import.meta.url), "utf8"));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, "contract");

const pointers = new Map(
  Object.entries(contract.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { operationId }]): [string, string][] =>
      operationId === undefined ? [] : [[operationId, `/paths/${path.replaceAll("/", "~1")}/${method}`]],
    ),
  ),
);

/** The operationIds of the template's calls. */
export const templateOperationIds: readonly string[] = [...pointers.keys()].filter((id) => id.startsWith("mock."));

/** The body that carries an answer. */
const wireOf = (answer: TemplateAnswer<unknown>): object =>
  answer.ok ? { code: 0, data: answer.data } : { code: answer.code, message: answer.message };

/** What breaks the contract in a reply under HTTP 200; empty when nothing does. */
export function faultsOf(operationId: string, answer: TemplateAnswer<unknown>): readonly string[] {
  const pointer = pointers.get(operationId);
  if (pointer === undefined) return [`${operationId} is not in the contract`];
  const schema = `contract#${pointer}/responses/200/content/application~1json/schema`;
  const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema });
  // As JSON, because that is what travels.
  void validate(JSON.parse(JSON.stringify(wireOf(answer))));
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
