import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { emailPattern } from "#web/lib/forms/email-pattern.ts";

/** What a visitor types, in the order of the form. */
export const enquiryFieldNames = ["name", "email", "phone_number", "message"] as const;
export type EnquiryFieldName = (typeof enquiryFieldNames)[number];
export type EnquiryProblems = Partial<Record<EnquiryFieldName, string>>;

// The same as the server's (contract/enquiry.ts); a test compares both.
const phonePattern = /^[\d\s+\-().]{5,}$/;

interface Rule {
  max: number;
  /** The message when it is empty; without one it may be. */
  required?: string;
  pattern?: RegExp;
  wrong?: string;
}

const rules: Record<EnquiryFieldName, Rule> = {
  name: { max: enquiryLimits.name, required: "Name is required" },
  email: {
    max: enquiryLimits.email,
    required: "Email is required",
    pattern: emailPattern,
    wrong: "Please enter a valid email address",
  },
  phone_number: {
    max: enquiryLimits.phone,
    required: "Phone number is required",
    pattern: phonePattern,
    wrong: "Please enter a valid phone number",
  },
  message: { max: enquiryLimits.message },
};

/** What is wrong with an enquiry, by field, in the words of visitor-site.md, section 5, and the server's. */
export function checkEnquiry(values: Record<string, string>): EnquiryProblems {
  const problems: EnquiryProblems = {};
  for (const field of enquiryFieldNames) {
    const problem = problemOf(rules[field], (values[field] ?? "").trim());
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf({ max, required, pattern, wrong }: Rule, value: string): string | undefined {
  if (value.length > max) return `Must be at most ${max.toLocaleString("en-US")} characters`;
  if (value === "") return required;
  return pattern?.test(value) === false ? wrong : undefined;
}
