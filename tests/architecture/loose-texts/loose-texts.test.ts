import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findLooseTexts } from "./find-loose-texts.ts";

const looseExamples = [
  "<p>{count} homes</p>",
  "<p>{isOpen ? 'Close' : 'Open'} <b>it</b></p>",
  "<p>Sent.{isOpen && ' Thanks.'}</p>",
  "<p>{isOpen && <b>New</b>} A constant text</p>",
  "<p><Maybe /> A constant text</p>",
  "<p>{children}<br /></p>",
  "<>{name}</>",
  "<p>{names.map((item) => item.trim())}</p>",
  "isOpen ? <b>{name}</b> : name",
];

const soundExamples = [
  `<p>{\`\${count} homes\`}</p>`,
  "<p>{isOpen ? 'Close' : 'Open'}</p>",
  "<p><span>{isOpen ? 'Close' : 'Open'}</span> <b>it</b></p>",
  "<p>Sent.{isOpen && <span> Thanks.</span>}</p>",
  "<p><b>New</b> A constant text</p>",
  "<p>{children}</p>",
  "<ul>{names.map((item) => <li key={item}>{item}</li>)}</ul>",
  "<p>{constants.title} <b>it</b></p>",
];

/** Declares what the examples use, in one line. */
const declarations =
  'import type { ReactNode } from "react"; const constants = { title: "Title" } as const; ' +
  "interface Props { count: number; isOpen: boolean; name: string; names: string[]; children: ReactNode } " +
  "function Maybe() { return Date.now() > 3 ? null : <b>it</b>; }";

const lines = [...looseExamples, ...soundExamples].map(
  (jsx, index) => `function Example${index}({ count, isOpen, name, names, children }: Props) { return ${jsx}; }`,
);
/** The examples follow a screen, because their file has to belong to the web app. */
const path = "web/site/routes/not-found.tsx";
const firstLine = readFileSync(path, "utf8").split("\n").length;
const { examined, found } = findLooseTexts({ [path]: [declarations, ...lines].join("\n") });
/** Returns the number of the example at a place, from 1; not above 0 in the code of the site. */
const exampleAt = (place: string) =>
  place.startsWith(`${path}:`) ? Number(/:(\d+) /.exec(place)?.[1]) - firstLine : Number.NEGATIVE_INFINITY;

it("texts that change or come and go are the whole content of an element, so that translated pages work", () => {
  expect(examined).toBeGreaterThan(1000);
  // Write one text, {`${count} homes`}, or put the text into a <span>. A component that shows children beside other
  // content takes `Elements`.
  expect(found.filter((place) => !(exampleAt(place) > 0))).toEqual([]);
});

it("finds the loose text of each example, and nothing in the sound ones", () => {
  const examples = new Set(found.map(exampleAt).filter((number) => number > 0));
  expect([...examples]).toEqual(looseExamples.map((_, index) => index + 1));
});
