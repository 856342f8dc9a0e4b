/** How a value is entered, and its limits. */
type Control =
  | { control: "text" | "phone" | "lines"; max: number }
  | { control: "money" | "whole" | "decimal" | "year" }
  | {
      control: "choice";
      first: readonly string[];
      rest?: readonly string[];
      /** The option for no value; without it there always is one, at first `initial`. */
      empty?: string;
      initial?: string;
      /** Texts of the options, if they differ from the values. */
      labels?: Readonly<Record<string, string>>;
    }
  | { control: "flag"; on?: boolean }
  /** Yes, No, or not known. Unlike a flag it has no value until the user chooses one. */
  | { control: "yes-no" };

/** Describes one field of an admin form. The contract's schema holds its rules. */
export type FormField = Control & {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Spans both columns. */
  wide?: boolean;
  /** Is the first of its row. */
  startsRow?: boolean;
};
