// Reads the sequences in workflows.arazzo.yaml. Supports only the part of Arazzo 1.0.1 that they use.
import { readFileSync } from "node:fs";
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { isNode, type Node, nodeOr, nodesOf } from "@hashgrove/contract/document.ts";
import { keysOf } from "@hashgrove/contract/json-pointer.ts";
import { parse } from "yaml";
import { type Level, LEVELS } from "#client/level.ts";

export const WORKFLOWS = new URL("workflows.arazzo.yaml", import.meta.url);

/** A state that only the back office can create, needed before a step. */
export interface WantedState {
  readonly state: string;
  /** Values may be runtime expressions. */
  readonly params: Node;
}

export interface Step {
  readonly stepId: string;
  readonly call: Call;
  readonly state: WantedState | null;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly value: unknown }[];
  /** Undefined if the step sends no body. */
  readonly payload: unknown;
  readonly isForm: boolean;
  /** Conditions; each compares two values or checks the length of a list in the reply. */
  readonly criteria: readonly string[];
  readonly retry: { readonly times: number; readonly afterS: number } | null;
  readonly outputs: Node;
}

export interface Workflow {
  readonly workflowId: string;
  readonly summary: string;
  readonly needs: Level;
  readonly steps: readonly Step[];
}

/** The call at `{$sourceDescriptions.hashgrove.url}#/paths/~1api~1news~1index/get`. Throws an Error if there is none. */
function callAt(operationPath: string, { calls }: Contract): Call {
  const [, path, method = ""] = keysOf(operationPath.replace(/^[^#]*/, ""));
  const call = calls.find((known) => known.path === path && known.method === method.toUpperCase());
  if (!call) throw new Error(`the contract has nothing at ${operationPath}`);
  return call;
}

function stepOf(node: Node, contract: Contract): Step {
  const body = nodeOr(node.requestBody);
  const state = nodeOr(node["x-state"]);
  const retry = nodesOf(node.onFailure).find(({ type }) => type === "retry");
  return {
    stepId: String(node.stepId),
    call: callAt(String(node.operationPath), contract),
    state: typeof state.state === "string" ? { state: state.state, params: nodeOr(state.params) } : null,
    parameters: nodesOf(node.parameters).map(({ name, in: place, value }) => ({
      name: String(name),
      in: String(place),
      value,
    })),
    payload: body.payload,
    isForm: body.contentType === "multipart/form-data",
    criteria: nodesOf(node.successCriteria).map(({ condition }) => String(condition)),
    retry: retry ? { times: Number(retry.retryLimit), afterS: Number(retry.retryAfter) } : null,
    outputs: nodeOr(node.outputs),
  };
}

/** Reads sequences. Throws an Error if the file has none or names an unknown call. */
export function readWorkflows(contract: Contract, file: URL = WORKFLOWS): Workflow[] {
  const document: unknown = parse(readFileSync(file, "utf8"));
  if (!isNode(document) || !Array.isArray(document.workflows)) throw new Error(`${file.href} holds no workflows`);
  return nodesOf(document.workflows).map((workflow) => ({
    workflowId: String(workflow.workflowId),
    summary: String(workflow.summary),
    needs: LEVELS.find((level) => level === workflow["x-effect"]) ?? "money",
    steps: nodesOf(workflow.steps).map((step) => stepOf(step, contract)),
  }));
}
