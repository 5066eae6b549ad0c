import { STATUS_CODES } from "node:http";
import { type Node, nodeOr, type OpenApiDocument, resolve } from "../document.ts";
import type { PostmanRequest, Reply } from "./format.ts";

/** The contract's example replies for every status. */
export function repliesOf(document: OpenApiDocument, operation: Node, originalRequest: PostmanRequest): Reply[] {
  return Object.entries(nodeOr(operation.responses)).flatMap(([status, stated]) => {
    const response = resolve(document, stated);
    const json = nodeOr(nodeOr(response.content)["application/json"]);
    const named: [string, unknown][] = Object.entries(nodeOr(json.examples)).map(([name, example]) => [
      name,
      resolve(document, example).value,
    ]);
    const all = json.example === undefined ? named : [[status, json.example] as [string, unknown], ...named];
    return all.map(([name, value]): Reply => ({
      name: name === status ? status : `${status} ${name}`,
      originalRequest,
      status: STATUS_CODES[status] ?? "",
      code: Number(status),
      header: [{ key: "Content-Type", value: "application/json" }],
      body: JSON.stringify(value, null, 2),
      _postman_previewlanguage: "json",
    }));
  });
}
