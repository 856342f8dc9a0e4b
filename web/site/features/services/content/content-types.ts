/** `image` is the name of an illustration in public/art/services. */
export type TitledText = readonly [title: string, text: string, image?: string];

export type LabelledValue = readonly [label: string, value: string, remark?: string];

/** A chapter of a guide in one sentence. The guide has a section with the same id. */
export interface ChapterSummary {
  id: string;
  title: string;
  text: string;
}

/** One section of a guide or of a legal page. */
export interface Chapter {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** Name of an illustration in public/art/services. */
  image?: string;
  /** A sentence below the title, beside the illustration. */
  lead?: string;
  paragraphs?: readonly string[];
  points?: readonly TitledText[];
  values?: readonly LabelledValue[];
  /** Draws a bar for each value. */
  hasBars?: boolean;
  /** The last value is the sum of the others. */
  hasTotal?: boolean;
  /** Explains the values or points. */
  note?: string;
  /** A second table at the end. */
  table?: { title: string; values: readonly LabelledValue[] };
}
