/** How a value is entered, and its limits. */
type Control =
  | { control: "text" | "phone" | "lines"; max: number }
  | { control: "money" | "whole" | "decimal" | "year" }
  | { control: "choice"; first: readonly string[]; rest?: readonly string[]; empty: string }
  | { control: "flag"; on?: boolean };

/** Describes one field of an admin form. The contract's schema holds its rules. */
export type FormField = Control & {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Spans both columns. */
  wide?: boolean;
};
