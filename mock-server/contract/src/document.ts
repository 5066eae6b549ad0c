// Reads OpenAPI documents and resolves references. Only this module parses their YAML.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "yaml";
import { pointerTo, valueAt } from "./json-pointer.ts";
import { parsedOnce } from "./parsed-once.ts";

export type Node = Readonly<Record<string, unknown>>;

/** The product's contract. */
export const PRODUCT_CONTRACT: URL = new URL("../../../openapi.yaml", import.meta.url);
/** The mock server's control API. */
export const QA_CONTRACT: URL = new URL("../qa.openapi.yaml", import.meta.url);

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `value` if it is an object, otherwise an empty one, for optional parts. */
export const nodeOr = (value: unknown): Node => (isNode(value) ? value : {});

export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export interface OpenApiDocument extends Node {
  readonly paths: Node;
  readonly info: Node;
}
const read = new Map<string, OpenApiDocument>();

/** Reads an OpenAPI 3.1 document, once per process. Throws an Error if the file is unreadable or invalid. */
export function readDocument(file: string | URL): OpenApiDocument {
  const known = read.get(String(file));
  if (known) return known;
  const document = parsedOnce(basename(String(file)), readFileSync(file, "utf8"), parse);
  if (!isNode(document) || !isNode(document.paths) || !isNode(document.info)) {
    throw new Error(`${String(file)} is not an OpenAPI document`);
  }
  const found = { ...document, paths: document.paths, info: document.info };
  read.set(String(file), found);
  return found;
}

/** Resolves a pointer (`#/…`, or `contract#/…` as in calls) and further references. Throws if one is broken. */
export function lookUp(document: Node, pointer: string): { node: Node; pointer: string } {
  const node = valueAt(document, pointer);
  if (!isNode(node)) throw new Error(`the contract has nothing at ${pointer}`);
  return typeof node.$ref === "string" ? lookUp(document, node.$ref) : { node, pointer };
}

/** The node after resolving its reference, if any; an empty object for missing parts. */
export function resolve(document: Node, value: unknown): Node {
  const node = nodeOr(value);
  return typeof node.$ref === "string" ? lookUp(document, node.$ref).node : node;
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];

export interface StatedOperation {
  readonly path: string;
  readonly method: Method;
  /** `#/paths/~1api~1products~1buy/post` */
  readonly pointer: string;
  /** The path item, with the parameters that its methods share. */
  readonly item: Node;
  readonly operation: Node;
}

/** Every operation of a document, in order. */
export const operationsOf = (document: { readonly paths: Node }): StatedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = nodeOr(item)[method];
      const pointer = `#/paths${pointerTo(path)}/${method}`;
      return isNode(operation) ? [{ path, method, pointer, item: nodeOr(item), operation }] : [];
    }),
  );

/** `application/json` examples of a reply, by name. */
export function examplesOf(document: Node, operation: Node, status: string): Readonly<Record<string, unknown>> {
  const reply = resolve(document, nodeOr(operation.responses)[status]);
  const examples = nodeOr(nodeOr(nodeOr(reply.content)["application/json"]).examples);
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, resolve(document, example).value]),
  );
}
