import { cleanContactText } from "#shared/people/contact-text.ts";

/** Values of a form's controls, by field name. */
export type TextValues = Record<string, string>;
/** Error messages, by field name. */
export type FieldMessages = Partial<Record<string, string>>;
export type FormCheck = (values: TextValues) => FieldMessages;
/** Returns the error message of one field, or undefined when it is valid. */
export type FieldCheck = (value: string, values: TextValues) => string | undefined;

/** Combines field checks, given in the order of the form, into a check of the whole form. */
export function createFormCheck(fields: Record<string, FieldCheck>): FormCheck {
  return (values) => {
    const problems: FieldMessages = {};
    for (const [name, check] of Object.entries(fields)) {
      const problem = check(values[name] ?? "", values);
      if (problem) problems[name] = problem;
    }
    return problems;
  };
}

interface TextRule {
  /** Longest allowed length, in characters. */
  max: number;
  /** Message for an empty field. */
  required?: string;
  pattern?: RegExp;
  /** Message for text that does not match the pattern. */
  invalid?: string;
}

/** Checks the text of a field without invisible characters and white space at its ends. */
export function createTextCheck({ max, required, pattern, invalid }: TextRule): FieldCheck {
  return (value) => {
    const text = cleanContactText(value);
    if (text.length > max) return `Must be at most ${max.toLocaleString("en-US")} characters`;
    if (!text && required) return required;
    return pattern && !pattern.test(text) ? invalid : undefined;
  };
}
