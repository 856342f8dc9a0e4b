/** What a text means that a person wrote into a spreadsheet or a form. */
export interface Reading {
  /** The likely value, as a plain text that the field accepts ("85000"); "" for no value. Undefined: it cannot be known. */
  value?: string;
  /** Present if the value is doubtful, so that a person decides: "Do you mean 150,000?" */
  question?: string;
  /** With a question: the value if the text is meant as it is written ("150"). Undefined if it has no value as written. */
  asWritten?: string;
  /** With a question: another value that the text may mean, which is not what is written. */
  other?: string;
}

/** What surrounds a text and helps to read it. */
export interface ReadingContext {
  /** The name of its column or the label of its field, which may have a unit or a period: "Size (sqm)". */
  name?: string;
  /** The period of a rent if another column has it: "pw", "yearly". */
  period?: string;
  /** Units of another currency per US dollar, by code: `{ LRD: 190 }`. Amounts in these currencies are converted. */
  rates?: Readonly<Record<string, number>>;
  /** The code of the currency of amounts that name none; US dollars by default. */
  currency?: string;
}

/** Reads a text of at most `maxWrittenLength` characters. Returns undefined if the text has no meaning for the field. */
export type Reader = (text: string, context: ReadingContext) => Reading | undefined;

/** Longer texts are no numbers, dates or choices. */
export const maxWrittenLength = 200;

/** Texts that mean "no value". */
export const noValue = /^(n\/?a|none|nil|null|unknown|tba|tbd|to be (advised|confirmed)|not known|[-–—?.]+)$/i;

/** Returns the start of a text on one line with single spaces, so that the expressions of readers stay fast. */
export const toLine = (text: string): string => text.slice(0, maxWrittenLength).trim().replaceAll(/\s+/g, " ");
