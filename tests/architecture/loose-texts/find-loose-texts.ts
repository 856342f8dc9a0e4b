import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { JsxChild, Node, SourceFile } from "typescript/unstable/ast";
import {
  isFunctionDeclaration,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
} from "typescript/unstable/ast/is";
import { API, type Checker, SignatureKind } from "typescript/unstable/sync";
import { contentOfChild, contentOfType } from "./child-content.ts";

const root = join(import.meta.dirname, "../../..");

interface LooseTexts {
  /** The number of elements whose children were examined. */
  examined: number;
  /** File, line and source of each loose text. */
  found: string[];
}

/**
 * Finds texts of the web app that React changes, removes, or puts something before, although they are not the whole
 * content of an element. In a page that the browser has translated, these texts are no longer in the document.
 * @param added text at the end of files, by path
 */
export function findLooseTexts(added: Record<string, string>): LooseTexts {
  const longer = (path: string, text: string) =>
    [join(root, path), readFileSync(join(root, path), "utf8") + text] as const;
  const texts = new Map(Object.entries(added).map(([path, text]) => longer(path, text)));
  const api = new API({ cwd: root, fs: { readFile: (path) => texts.get(path) } });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, "web/tsconfig.json")] }).getProjects();
    if (!project) throw new Error("web/tsconfig.json is missing");
    const { program, checker } = project;
    const names = program.getSourceFileNames().filter(isScreenCode).sort();
    const results = names.flatMap((name) => {
      const file = program.getSourceFile(name);
      return file ? examineFile(checker, file, relative(root, name)) : [];
    });
    return { examined: results.length, found: results.flat() };
  } finally {
    api.close();
  }
}

const isScreenCode = (name: string) => name.startsWith(join(root, "web/")) && name.endsWith(".tsx");

/** Returns for each element and component the places of its loose texts. */
function examineFile(checker: Checker, file: SourceFile, path: string): string[][] {
  const getPlace = (node: Node) => {
    const source = file.text.slice(node.pos, node.end);
    const start = node.pos + source.length - source.trimStart().length;
    const line = file.text.slice(0, start).split("\n").length;
    return `${path}:${line} ${source.trim().replaceAll(/\s+/g, " ").slice(0, 100)}`;
  };
  const results: string[][] = [];
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = node.children.filter(isShown);
      results.push(findLooseChildren(checker, children, isJsxFragment(node)).map(getPlace));
    }
    if (isFunctionDeclaration(node) && node.name && /^[A-Z]/.test(node.name.text)) {
      results.push(returnsOf(checker, node.name).has("text") ? [getPlace(node.name)] : []);
    }
    node.forEachChild((child) => visit(child));
  };
  visit(file);
  return results;
}

/** JSX ignores white space that contains a line break, and comments. */
const isShown = (child: JsxChild) =>
  isJsxText(child)
    ? child.text.trim() !== "" || !child.text.includes("\n")
    : !isJsxExpression(child) || Boolean(child.expression);

function findLooseChildren(checker: Checker, children: readonly JsxChild[], isFragment: boolean): JsxChild[] {
  const contents = children.map((child) => contentOfChild(checker, child));
  const isConstant = (index: number) => contents[index]?.size === 1 && contents[index].has("constant");
  return children.filter((_, index) => {
    const content = contents[index];
    if (isConstant(index)) {
      const before = children.findLastIndex((_child, other) => other < index && !isConstant(other));
      return before >= 0 && canAppear(checker, children[before]);
    }
    const isWholeContent = children.length === 1 && !isFragment && !content?.has("array");
    return !isWholeContent && (content?.has("text") || content?.has("unknown"));
  });
}

/** Whether a child may be absent at first. Then React inserts it before the text that follows. */
function canAppear(checker: Checker, child: JsxChild | undefined): boolean {
  if (!child) return false;
  if (isJsxElement(child)) return hasEmptyResult(checker, child.openingElement.tagName);
  if (isJsxSelfClosingElement(child)) return hasEmptyResult(checker, child.tagName);
  if (isJsxFragment(child)) return true;
  const content = contentOfChild(checker, child);
  return !(content.size === 1 && content.has("element"));
}

/** React Router's types do not say that its link is always one element. */
const isLink = (tag: Node) => isIdentifier(tag) && tag.text === "Link";

const hasEmptyResult = (checker: Checker, tag: Node) =>
  !isLink(tag) && (returnsOf(checker, tag).has("nothing") || returnsOf(checker, tag).has("text"));

/** Returns what a component can return, nothing for the tag of an HTML element. */
function returnsOf(checker: Checker, component: Node) {
  const type = checker.getTypeAtLocation(component);
  const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  return new Set(
    signatures.flatMap((signature) => [...contentOfType(checker, checker.getReturnTypeOfSignature(signature))]),
  );
}
