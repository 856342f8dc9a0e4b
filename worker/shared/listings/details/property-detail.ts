/** A yes or no, a year, a whole number from 0, one line of text, or one of some choices. Each may be unknown. */
type DetailType =
  | { type: "flag" | "year" }
  | { type: "whole" | "text"; max: number }
  | { type: "choice"; choices: readonly string[]; texts?: Readonly<Record<string, string>> };

/**
 * An optional field that is the same value in the table, the API, the forms, the import, the export, the page and the
 * comparison. All of them read its description from here. `texts` are what people read for the choices, if it is not the
 * choice itself.
 */
export type PropertyDetail = DetailType & {
  /** Its label in the forms and in the import. */
  label: string;
  /** Its label on the page, if it is another one. */
  pageLabel?: string;
  /** Where it is in the form: with the terms of a rental, folded under "More details", or with the facts about living there. */
  section: "rental terms" | "more details" | "living";
  /** Whether homes are compared by it. */
  isCompared: boolean;
};

type ValueOf<Detail> = Detail extends { type: "flag" }
  ? boolean
  : Detail extends { type: "choice"; choices: readonly (infer Choice extends string)[]; texts: object }
    ? Choice
    : Detail extends { type: "text" | "choice" }
      ? string
      : number;

/** The values of described fields; null if unknown. */
export type ValuesOf<Details> = { [Name in keyof Details]: ValueOf<Details[Name]> | null };

const jsTypes = { flag: "boolean", year: "number", whole: "number", text: "string", choice: "string" } as const;

/** Returns whether a value has the type of a detail. NaN has none. */
export const hasDetailType = ({ type }: PropertyDetail, value: unknown): boolean =>
  typeof value === jsTypes[type] && !Number.isNaN(value);
