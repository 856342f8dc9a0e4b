import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { findPreferredDayProblem } from "#contract/enquiries/preferred-times.ts";
import { emailPattern } from "#contract/people/email-address.ts";
import { cleanPhoneText, phonePattern } from "#contract/people/phone-text.ts";
import { createFormCheck, createTextCheck } from "#web/lib/forms/check-form.ts";

/** The fields that a visitor types in, in the order of the form. */
export const enquiryFieldNames = [
  "name",
  "email",
  "phone_number",
  "preferred_day",
  "preferred_time",
  "message",
] as const;
export type EnquiryFieldName = (typeof enquiryFieldNames)[number];

const checkPhone = createTextCheck({
  max: enquiryLimits.phone,
  required: "Phone number is required",
  pattern: phonePattern,
  invalid: "Please enter a valid phone number",
});

// Repeats the server's schema, because visitors do not download the schema library; a test compares both.
export const checkEnquiry = createFormCheck({
  name: createTextCheck({ max: enquiryLimits.name, required: "Name is required" }),
  email: createTextCheck({
    max: enquiryLimits.email,
    required: "Email is required",
    pattern: emailPattern,
    invalid: "Please enter a valid email address",
  }),
  phone_number: (value, values) => checkPhone(cleanPhoneText(value), values),
  preferred_day: (value) => findPreferredDayProblem(value.trim(), new Date()),
  message: createTextCheck({ max: enquiryLimits.message }),
});
