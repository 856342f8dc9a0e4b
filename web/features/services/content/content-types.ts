/** A title and what is said about it. */
export type TitledText = readonly [title: string, text: string];

/** A label and its figure, with a remark where one helps. */
export type LabelledValue = readonly [label: string, figure: string, remark?: string];

/** A chapter of a page that is read. */
export interface Chapter {
  /** Its anchor. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly TitledText[];
  figures?: readonly LabelledValue[];
  /** The last figure sums the others up. */
  hasTotal?: boolean;
  /** What is to be known about the figures. */
  note?: string;
}
