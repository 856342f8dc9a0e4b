import type { NumberKind } from "#web/admin/lib/forms/typed-number.ts";

/** How a value is entered, and its limits. */
type Control =
  | { control: "text" | "phone" | "lines"; max: number }
  /** `reads` is for numbers that people write in another way too: "120 m²", "$12,000 a year". */
  | { control: "money" | "whole" | "decimal" | "year"; reads?: NumberKind }
  | {
      control: "choice";
      first: readonly string[];
      rest?: readonly string[];
      /** The option for no value; without it there always is one, at first `initial`. */
      empty?: string;
      initial?: string;
      /** Texts of the options, if they differ from the values. */
      labels?: Readonly<Record<string, string>>;
      /** Whether all options are shown, so that one tap chooses. */
      isTapped?: boolean;
    }
  /** Any number of options. The value is a text with commas between them. */
  | { control: "chips"; options: readonly (readonly [value: string, label: string])[]; none: string }
  /** Any number of times. The value is a text of ISO times with commas between them. */
  | { control: "times"; add: string; count: number }
  /** A day as the browser writes it: YYYY-MM-DD. */
  | { control: "day" }
  | { control: "flag"; on?: boolean }
  /** Yes, No, or not known. Unlike a flag it has no value until the user chooses one. */
  | { control: "yes-no" };

/** Describes one field of an admin form. The contract's schema holds its rules. */
export type FormField = Control & {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Its share of the row in a wide form; half by default. A narrower form has two columns. */
  share?: "third" | "two-thirds" | "full";
  /** Whether two such fields are side by side on a phone. By default only numbers are. */
  isShort?: boolean;
};
