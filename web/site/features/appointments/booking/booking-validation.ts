import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { createFormCheck, createTextCheck } from "#web/lib/forms/check-form.ts";
import { checkName, checkOptionalEmail, checkPhone } from "#web/site/lib/forms/contact-checks.ts";
import { bookingMessages } from "../messages.ts";

/** The fields that a visitor types in, in the order of the form. */
export const bookingFields: readonly string[] = ["name", "phone_number", "email", "message"];

// Repeats the server's schema, because visitors do not download the schema library; a test compares both.
export const checkBooking = createFormCheck({
  start: (value) => (value ? undefined : bookingMessages.chooseTime),
  name: checkName,
  phone_number: checkPhone,
  email: checkOptionalEmail,
  message: createTextCheck({ max: enquiryLimits.message }),
});
