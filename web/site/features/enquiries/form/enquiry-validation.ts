import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { findPreferredDayProblem } from "#shared/enquiries/preferred-times.ts";
import { createFormCheck, createTextCheck } from "#web/lib/forms/check-form.ts";
import { checkEmail, checkName, checkPhone } from "#web/site/lib/forms/contact-checks.ts";

/** The fields that a visitor types in, in the order of the form. */
export const enquiryFieldNames = [
  "name",
  "email",
  "phone_number",
  "preferred_day",
  "preferred_time",
  "message",
] as const;
/** The checkbox of visitors without an email. A form sends it only if it is ticked. */
export const noEmailField = "no_email";
export type EnquiryFieldName = (typeof enquiryFieldNames)[number];

// Repeats the server's schema, because visitors do not download the schema library; a test compares both.
export const checkEnquiry = createFormCheck({
  name: checkName,
  email: (value, values) => (values[noEmailField] ? undefined : checkEmail(value, values)),
  phone_number: checkPhone,
  preferred_day: (value) => findPreferredDayProblem(value.trim(), new Date()),
  message: createTextCheck({ max: enquiryLimits.message }),
});
