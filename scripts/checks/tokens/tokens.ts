// Finds unknown design tokens: the style library passes them on as CSS values that browsers ignore, so the style is
// silently missing.
import ts from "typescript";
import { type System, tokenValues } from "./token-values.ts";

type Literal = ts.StringLiteralLike | ts.NumericLiteral | ts.PrefixUnaryExpression;

/** Keys of responsive and conditional values. */
const CONDITION = /^(base|sm|md|lg|xl|[_@&[].*)$/;

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
const isFallback = (node: ts.BinaryExpression): boolean =>
  [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind);

/** All literals that an expression can result in: both sides of a conditional, every breakpoint and condition. */
function literalsIn(node: ts.Node): Literal[] {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node];
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return [node];
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return isFallback(node) ? [...literalsIn(node.left), ...literalsIn(node.right)] : [];
  if (ts.isJsxExpression(node)) return node.expression ? literalsIn(node.expression) : [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literalsIn(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((part) =>
    ts.isPropertyAssignment(part) && CONDITION.test(nameOf(part.name)) ? literalsIn(part.initializer) : [],
  );
}

/** Whether a literal is part of a style; numbers in other plain objects, such as a drawing's geometry, are not. */
const isStyle = (node: ts.Node): boolean =>
  ts.findAncestor(node, (at) => ts.isCallExpression(at) || ts.isJsxAttribute(at)) !== undefined;

/** Whether an attribute can be a style: on plain HTML and SVG elements `width` and `color` are native attributes. */
const takesStyles = (attribute: ts.JsxAttribute): boolean =>
  !/^[a-z][a-zA-Z0-9]*$/.test(attribute.parent.parent.tagName.getText());

/** Unknown tokens of a file, each as `line: what is wrong`. */
export function tokenFaults(system: System, name: string, code: string): string[] {
  const { categoryOf, isKnown, isToken } = tokenValues(system);
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];
  const addFault = (node: ts.Node, what: string): void => {
    faults.push(`${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${what}`);
  };

  const checkProperty = (property: string, value: ts.Node): void => {
    const category = categoryOf(property);
    if (category === undefined) return;
    for (const literal of literalsIn(value)) {
      const text = ts.isPrefixUnaryExpression(literal) ? literal.getText(source) : literal.text;
      if (!isKnown(category, text)) addFault(literal, `${property}="${text}" is not a token of ${category}`);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.initializer && takesStyles(node))
      checkProperty(node.name.getText(source), node.initializer);
    if (ts.isPropertyAssignment(node) && (isStyle(node) || !ts.isNumericLiteral(node.initializer)))
      checkProperty(nameOf(node.name), node.initializer);
    if (ts.isStringLiteralLike(node))
      for (const [, path = ""] of node.text.matchAll(/\{([a-z][A-Za-z]*\.[\w.-]+)\}/g))
        if (!isToken(path)) addFault(node, `there is no token {${path}}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}
