import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { emailPattern } from "#shared/people/email-address.ts";
import { cleanPhoneText, phonePattern } from "#shared/people/phone-text.ts";
import { createTextCheck, type FieldCheck } from "#web/lib/forms/check-form.ts";

// They repeat the server's schemas, because visitors do not download the schema library; a test compares both.

export const checkName = createTextCheck({ max: enquiryLimits.name, required: "Name is required" });

const checkPhoneText = createTextCheck({
  max: enquiryLimits.phone,
  required: "Phone number is required",
  pattern: phonePattern,
  invalid: "Please enter a valid phone number",
});
export const checkPhone: FieldCheck = (value, values) => checkPhoneText(cleanPhoneText(value), values);

const emailRule = { max: enquiryLimits.email, pattern: emailPattern, invalid: "Please enter a valid email address" };
export const checkEmail = createTextCheck({ ...emailRule, required: "Email is required" });
/** For forms that do not ask for an address: an empty field is valid. */
export const checkOptionalEmail: FieldCheck = (value, values) => (value.trim() ? checkEmail(value, values) : undefined);
