// The numbered rules in the contract's prose, so that a finding can cite one and a list can show which are tried.
import { type Node, nodeOr, operationsOf, type OpenApiDocument } from "./document.ts";

export interface ContractRule {
  /** `API-12` of the whole contract, or `products.buy.3`, the third of an operation's rules. */
  readonly id: string;
  /** In one line, as Markdown. */
  readonly text: string;
  /** JSON pointer to the description that holds it. */
  readonly pointer: string;
}

/** A list item with all of its lines: those that follow it indented. */
const NUMBERED = /^- \*\*(API-\d+)\*\* (.*(?:\n {2,}\S.*)*)/gm;
const ORDERED = /^(\d+)\. (.*(?:\n {2,}\S.*)*)/gm;
const RULES = "**Rules.**";

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const textOf = (node: Node): string => (typeof node.description === "string" ? node.description : "");

/** The rules of a contract in the order of its text: those of `info.description`, then those of each operation. */
export function rulesOf(document: OpenApiDocument): ContractRule[] {
  const general = [...textOf(nodeOr(document.info)).matchAll(NUMBERED)].map(([, id = "", text = ""]): ContractRule => ({
    id,
    text: inOneLine(text),
    pointer: "#/info/description",
  }));
  const own = operationsOf(document).flatMap(({ operation, pointer }) => {
    const [, rules = ""] = textOf(operation).split(RULES);
    return [...rules.matchAll(ORDERED)].map(([, number = "", text = ""]): ContractRule => ({
      id: `${String(operation.operationId)}.${number}`,
      text: inOneLine(text),
      pointer: `${pointer}/description`,
    }));
  });
  return [...general, ...own];
}

/** What is wrong with the numbers, a sentence each: a number twice, a gap in an operation's rules, rules without numbers. */
export function ruleFaults(document: OpenApiDocument): string[] {
  const ids = rulesOf(document).map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const operations = operationsOf(document).flatMap(({ operation }) => {
    const id = String(operation.operationId);
    const own = ids.filter((rule) => rule.startsWith(`${id}.`) && /^\d+$/.test(rule.slice(id.length + 1)));
    const isCounted = own.every((rule, at) => rule === `${id}.${at + 1}`);
    if (textOf(operation).includes(RULES) && own.length === 0) return [`${id}: its rules are not a numbered list`];
    return isCounted ? [] : [`${id}: its rules are not numbered 1, 2, 3`];
  });
  return [...twice.map((id) => `${id} is the number of two rules`), ...operations];
}
