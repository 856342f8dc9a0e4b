import { expect, it } from "vitest";
import { findLooseTexts } from "./find-loose-texts.ts";

it("texts that change or come and go are the whole content of an element, so that translated pages work", () => {
  const { examined, found } = findLooseTexts();
  expect(examined).toBeGreaterThan(1000);
  // Write one text, {`${count} homes`}, or put the text into a <span>. A component that shows children beside other
  // content takes `Elements`.
  expect(found).toEqual([]);
});

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

it("finds the loose text of each example, and nothing in the sound ones", () => {
  const lines = [...looseExamples, ...soundExamples].map(
    (jsx, index) => `function Example${index}({ count, isOpen, name, names, children }: Props) { return ${jsx}; }`,
  );
  // In place of a screen, because the file has to belong to the web app.
  const path = "web/routes/not-found.tsx";
  const { found } = findLooseTexts({ [path]: [declarations, ...lines].join("\n") });
  const foundLines = new Set(found.map((place) => Number(place.slice(path.length + 1).split(" ")[0])));
  expect([...foundLines]).toEqual(looseExamples.map((_, index) => index + 2));
});
