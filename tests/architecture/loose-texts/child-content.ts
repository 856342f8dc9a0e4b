import { type Expression, type JsxChild, SyntaxKind } from "typescript/unstable/ast";
import {
  isBinaryExpression,
  isConditionalExpression,
  isJsxExpression,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isStringLiteral,
} from "typescript/unstable/ast/is";
import { type Checker, type Type, TypeFlags } from "typescript/unstable/sync";

/** `constant`: a text that is always the same. `nothing`: null, undefined, true or false. `array`: a list. */
type Content = "constant" | "text" | "element" | "array" | "nothing" | "unknown";

const textFlags = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const nothingFlags = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike | TypeFlags.Never;
const unknownFlags = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter;

/** Returns what values of a type show as children. Lists are followed one level, because types may contain themselves. */
export function contentOfType(checker: Checker, type: Type | undefined, isInList = false): Set<Content> {
  if (!type || type.flags & unknownFlags) return new Set(["unknown"]);
  if (type.isUnionType()) {
    return new Set(type.getTypes().flatMap((part) => [...contentOfType(checker, part, isInList)]));
  }
  // The empty string shows nothing.
  if (type.isStringLiteralType() && type.value === "") return new Set(["nothing"]);
  if (type.flags & textFlags) return new Set(["text"]);
  if (type.flags & nothingFlags) return new Set(["nothing"]);
  if (!type.isTypeReference() || !checker.isArrayType(type)) return new Set(["element"]);
  const items = isInList ? [] : checker.getTypeArguments(type);
  const hasText = items.some((item) => contentOfType(checker, item, true).has("text"));
  return new Set(hasText ? ["array", "text"] : ["array"]);
}

/** Returns what a child of a JSX element can show. Two constants in one child are a text that changes. */
export function contentOfChild(checker: Checker, child: JsxChild): Set<Content> {
  if (isJsxText(child)) return new Set(["constant"]);
  if (!isJsxExpression(child) || !child.expression) return new Set(["element"]);
  return contentOfExpression(checker, child.expression);
}

function contentOfExpression(checker: Checker, expression: Expression): Set<Content> {
  const contentOf = (part: Expression) => contentOfExpression(checker, part);
  if (isParenthesizedExpression(expression)) return contentOf(expression.expression);
  if (isConditionalExpression(expression)) {
    return changing([...contentOf(expression.whenTrue), ...contentOf(expression.whenFalse)]);
  }
  if (isBinaryExpression(expression)) {
    const { left, right, operatorToken } = expression;
    if (operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) return changing([...contentOf(right), "nothing"]);
    if (operatorToken.kind === SyntaxKind.BarBarToken || operatorToken.kind === SyntaxKind.QuestionQuestionToken) {
      return changing([...contentOf(left), ...contentOf(right)]);
    }
  }
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return new Set(["constant"]);
  const type = checker.getTypeAtLocation(expression);
  return type?.isStringLiteralType() && type.value ? new Set(["constant"]) : contentOfType(checker, type);
}

const changing = (content: Content[]) => new Set(content.map((kind) => (kind === "constant" ? "text" : kind)));
