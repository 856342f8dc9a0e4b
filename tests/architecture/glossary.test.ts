import { parseSync } from "vite";
import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

interface Word {
  /** The word of the glossary to use instead. */
  use: string;
  /** What code does not say, matched in names split into words: `storeDoctor` is "store doctor". */
  not: RegExp;
  /** Also in the strings of code, where no person and no wire needs it. */
  inStrings?: boolean;
  /** Names that stay, with the reason. */
  kept?: { names: RegExp; because: string }[];
}

/** Words that the glossary of CONTRIBUTING replaces. Texts for people are strings, so they are free unless `inStrings` is set. */
const words: Word[] = [
  { use: "admin", not: /\b(staff|desks?|back ?office)\b/ },
  {
    use: "enquiry",
    not: /\b(inquir(y|ies)|submissions?)\b/,
    kept: [
      { names: /^submissions?$/, because: "fields of responses in the specification" },
      { names: /^((new|unread)_)?inquiries$/, because: "fields of /stats in the specification" },
    ],
  },
  {
    use: "image",
    not: /\bpictures?\b/,
    kept: [
      { names: /^pictures$/, because: "a field of cards on the wire and of drafts on devices" },
      { names: /^picture$/, because: "the HTML element" },
    ],
  },
  {
    use: "professional, course",
    not: /\bdoctors?\b/,
    kept: [{ names: /^doctor$/, because: "a kind of resource, of mention and of URL parameter on the wire" }],
  },
  {
    use: "on the market",
    not: /\b(is )?on ?offer\b/,
    kept: [{ names: /^not_on_offer$/, because: "a field on the wire" }],
  },
  { use: "query, batch", not: /\bask(s|ed|ing)?\b[^.]{0,30}\b(database|replica|D1|cache)\b/i },
  { use: "service", not: /\bkinds? of enquir(y|ies)\b/i },
  { use: "area", not: /\bneighbou?rhoods?\b/i },
  { use: "second step", not: /\b(two[- ]?factor|2fa)\b/i },
  {
    use: "favourites",
    not: /\bfavou?rites?(?<=favorites?)\b/i,
    kept: [{ names: /^favorites(Synced)?$/, because: "a path and stored keys" }],
  },
  { use: "listed, published", not: /\blive (listings?|homes?|propert(y|ies))\b/i },
  { use: "hash-queue", not: /\bturnstile\b/, inStrings: true },
  { use: "discard, delete, clear, cancel, release", not: /\blet(s|ting)? go of\b/, inStrings: true },
  { use: "session expired, signed out", not: /\b(has gone|is no more)\b/, inStrings: true },
  { use: "retry", not: /\bcomes? again\b/, inStrings: true },
  { use: "unknown, missing, invalid", not: /\bnobody knows\b/, inStrings: true },
  {
    use: "the person who is meant",
    not: /\b(nobody|somebody|whoever|those who wait|the like of)\b/i,
    kept: [{ names: /^nobody$/, because: "an order of alerts without colleagues, in a test" }],
  },
];

const toWords = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();

/** Returns the names, comments and strings of a file. */
function readTexts(path: string, text: string) {
  const names = new Set<string>();
  const strings: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    if ("name" in node && typeof node.name === "string") names.add(node.name);
    if ("value" in node && typeof node.value === "string") strings.push(node.value);
    for (const value of Object.values(node)) visit(value);
  };
  const { program, comments } = parseSync(path, text);
  visit(program);
  return { names, strings, comments: comments.map(({ value }) => value.replace(/\s*\n\s*\*?\s*/g, " ")) };
}

const files = readSourceFiles("worker", "web", "migrations", "tests")
  .filter(({ path }) => !path.endsWith("glossary.test.ts"))
  .map(({ path, text }) => ({ path, ...readTexts(path, text) }));

it.each(words)("code says $use", ({ not, inStrings, kept = [] }) => {
  const isKept = (name: string) => kept.some(({ names }) => names.test(name));
  const found = files.flatMap(({ path, names, strings, comments }) => [
    ...(not.test(toWords(path.replace(/.*\//, "").replaceAll("-", " "))) ? [path] : []),
    ...[...names].filter((name) => not.test(toWords(name)) && !isKept(name)).map((name) => `${path}: ${name}`),
    ...comments.filter((text) => not.test(text.replace(/`[^`]*`/g, ""))).map((text) => `${path}: ${text}`),
    ...(inStrings ? strings.filter((text) => not.test(text)).map((text) => `${path}: ${text}`) : []),
  ]);
  expect(found).toEqual([]);
});

it.each(words.flatMap(({ use, kept = [] }) => kept.map(({ names, because }) => ({ use, names, because }))))(
  "$names stays instead of $use: $because",
  ({ names }) => expect(files.some((file) => [...file.names].some((name) => names.test(name)))).toBe(true),
);
