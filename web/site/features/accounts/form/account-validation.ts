import { accountLimits } from "#contract/accounts/account-limits.ts";
import { accountMessages } from "#contract/accounts/account-messages.ts";
import { emailPattern } from "#shared/people/email-address.ts";
import { createFormCheck, createTextCheck, type FieldCheck } from "#web/lib/forms/check-form.ts";

// Repeats the server's schemas, because visitors do not download the schema library; a test compares both.
export const email = createTextCheck({
  max: accountLimits.email,
  pattern: emailPattern,
  invalid: accountMessages.email,
});

export const currentPassword: FieldCheck = (value) => (value === "" ? accountMessages.passwordMissing : undefined);

export const checkLogin = createFormCheck({ email, password: currentPassword });
export const checkPassword = createFormCheck({ password: currentPassword });
