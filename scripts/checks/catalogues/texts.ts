// Finds texts that bypass Lingui and so stay in one language: text between tags, and attributes that are shown or read
// aloud.
import ts from "typescript";

const SHOWN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|error|description|legend|caption|heading|(submit|cancel)Label)$/;
/** Lingui extracts everything inside these components. */
const MACROS = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
/** Words that are the same in every language: names, currencies, chains, file types and units. */
const ALIKE = /\b(Hashgrove|HASHGROVE|USDT|TXID|TRC20|ERC20|TRON|Ethereum|JPY|QR|CSV|IBM|FAQ|ID|MB)\b/g;

const isText = (text: string): boolean => /\p{L}{2}/u.test(text.replace(ALIKE, ""));

/** Whether a text is only a dash, for a missing value. A dash between two values means "to" and is allowed. */
const isLoneDash = (text: string, { parent }: ts.Node): boolean =>
  /^\s*[-\u2010-\u2015]\s*$/.test(text) && !(ts.isJsxElement(parent) && parent.children.length > 1);

/** Fixed texts of a .tsx file, each as `line: "text"`. */
export const fixedTexts = (name: string, code: string): string[] => shownTexts(name, code, isText);

/** Dashes for missing values in a .tsx file, each as `line: "–"`: screen readers skip them. */
export const loneDashes = (name: string, code: string): string[] => shownTexts(name, code, isLoneDash);

function shownTexts(name: string, code: string, matches: (text: string, node: ts.Node) => boolean): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node, text: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (matches(text, node)) found.push(`${line}: "${text.trim()}"`);
  };
  /**
   * Adds the literals of an expression, also in both branches of a conditional and to the right of `&&`, `||` or `??`.
   */
  const literals = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) look(node, node.text);
    else if (ts.isTemplateExpression(node))
      look(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" "));
    else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) literals(node.expression);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(literals);
    else if (ts.isBinaryExpression(node) && !ts.isStringLiteralLike(node.left)) literals(node.right);
  };
  /** Whether an element marks its language; marked texts need no translation. */
  const saysLanguage = ({ attributes }: ts.JsxOpeningLikeElement): boolean =>
    attributes.properties.some((part) => ts.isJsxAttribute(part) && part.name.getText(source) === "lang");
  const visit = (node: ts.Node): void => {
    const tag = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : null;
    if (tag && (MACROS.has(tag.tagName.getText(source)) || saysLanguage(tag))) return;
    if (ts.isJsxText(node)) look(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) literals(node);
    else if (ts.isJsxAttribute(node) && SHOWN.test(node.name.getText(source))) literals(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
