// Extracts the numbered rules from the contract's prose, so that findings can cite them.
import { type Node, nodeOr, operationsOf, type OpenApiDocument } from "./document.ts";

export interface ContractRule {
  /** `API-12` for the whole contract, or `products.buy.3` for an operation's third rule. */
  readonly id: string;
  /** One line of Markdown. */
  readonly text: string;
  /** JSON pointer to the description that contains the rule. */
  readonly pointer: string;
}

/** A list item including its indented continuation lines. */
const NUMBERED = /^- \*\*(API-\d+)\*\* (.*(?:\n {2,}\S.*)*)/gm;
const ORDERED = /^(\d+)\. (.*(?:\n {2,}\S.*)*)/gm;
const RULES = "**Rules.**";

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const textOf = (node: Node): string => (typeof node.description === "string" ? node.description : "");

/** The rules of a contract in text order: `info.description` first, then each operation. */
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

/** Sentences about rules with duplicate, missing or no numbers. */
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
