// Old-fashioned and ambiguous words that comments, names and test titles must not use, with the standard term.
// User-visible texts are checked against the glossary of docs/rules.md instead.
import ts from "typescript";

/** A refused word as a pattern over lower-case words, and its replacement. */
interface Refused {
  readonly word: RegExp;
  readonly instead: string;
  /** Allowed in names, where it is a standard term. */
  readonly proseOnly?: true;
}

const REFUSED: readonly Refused[] = [
  { word: /\b(tell|tells|telling|told)\b/, instead: "report, return, show or describe" },
  { word: /\bsaid\b/, instead: "report, return, show or describe" },
  { word: /\banew\b/, instead: "again" },
  { word: /\bonce more\b/, instead: "again", proseOnly: true },
  { word: /\b(reckon|reckons|reckoned|reckoning)\b/, instead: "compute" },
  { word: /\b(mend|mends|mended|mending)\b/, instead: "fix" },
  { word: /\bunasked\b/, instead: "by default" },
  { word: /\b(whereof|thereof|lest|whither|hither)\b/, instead: "a plain clause" },
  { word: /\b(come|comes|came) to nothing\b/, instead: "fail" },
  { word: /\bturn(s|ed|ing)? away\b/, instead: "reject" },
  { word: /\bcarr(y|ies|ied) out\b/, instead: "execute or handle", proseOnly: true },
  { word: /\b(hold|holds|held) back\b/, instead: "delay or defer" },
  { word: /\bof which\b/, instead: "two sentences", proseOnly: true },
  { word: /\bthe house\b|\bhouse rules?\b/, instead: "this server or this repository" },
  { word: /\btruth\b/, instead: "what the value is" },
  {
    word: /\b(?<!that |this |it |he |she )stands(?! (for|in)\b)/,
    instead: "is, is in, is shown or is stored",
    proseOnly: true,
  },
  { word: /\blies\b/, instead: "is in or is stored", proseOnly: true },
  { word: /\bfor who\b/, instead: "because they" },
];

const TEST_TITLE = /^(test|it|describe)(\.|$)/;

/** Splits a name such as `standForLostReplies` or `MAX_ROWS` into lower-case words. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();

const refusalsIn = (text: string, isName: boolean): string[] =>
  REFUSED.filter(({ proseOnly }) => !isName || !proseOnly).flatMap(({ word, instead }) => {
    const found = word.exec(text.toLowerCase());
    return found ? [`"${found[0]}" (write: ${instead})`] : [];
  });

/**
 * The refused words of a TypeScript file: in comments, declared names, test titles and the file name, as `line: "word"
 * (write: ...)`.
 */
export function englishFaults(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const faults: string[] = refusalsIn(wordsOf(file.split("/").at(-1) ?? ""), true).map((fault) => `1: ${fault}`);
  const add = (position: number, text: string, isName: boolean): void => {
    const line = source.getLineAndCharacterOfPosition(position).line + 1;
    faults.push(...refusalsIn(isName ? wordsOf(text) : text, isName).map((fault) => `${line}: ${fault}`));
  };
  const comments = new Set<number>();
  const addComments = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) {
      if (comments.has(pos)) continue;
      comments.add(pos);
      add(pos, code.slice(pos, end).replaceAll(/\s+\*?\s*/g, " "), false);
    }
  };
  const visit = (node: ts.Node): void => {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      addComments(ts.getLeadingCommentRanges(code, node.pos));
      addComments(ts.getTrailingCommentRanges(code, node.end));
    }
    if (ts.isIdentifier(node) && "name" in node.parent && node.parent.name === node && isDeclared(node.parent))
      add(node.getStart(source), node.text, true);
    if (ts.isCallExpression(node) && TEST_TITLE.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) add(title.getStart(source), title.text, false);
    }
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return faults;
}

/** Whether the node declares its own name; imported names and wire names are not checked. */
const isDeclared = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isPropertySignature(node);
