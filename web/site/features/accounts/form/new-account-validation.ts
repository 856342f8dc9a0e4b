import { accountLimits, passwordPattern, usernamePattern } from "#contract/accounts/account-limits.ts";
import { accountMessages } from "#contract/accounts/account-messages.ts";
import { createFormCheck, type FieldCheck } from "#web/lib/forms/check-form.ts";
import { currentPassword, email } from "./account-validation.ts";

// Separate from account-validation.ts, because the login does not need these checks.
const username: FieldCheck = (value) => {
  const text = value.trim();
  if (text.length < accountLimits.username.min) return accountMessages.usernameShort;
  if (text.length > accountLimits.username.max) return accountMessages.usernameLong;
  return usernamePattern.test(text) ? undefined : accountMessages.usernameSigns;
};

/** Spaces count: a password is never trimmed. */
const newPassword: FieldCheck = (value) => {
  if (value.length < accountLimits.password.min) return accountMessages.passwordShort;
  if (value.length > accountLimits.password.max) return accountMessages.passwordLong;
  return passwordPattern.test(value) ? undefined : accountMessages.passwordSigns;
};

const sameAs =
  (other: string): FieldCheck =>
  (value, values) =>
    value === values[other] ? undefined : accountMessages.passwordsDiffer;

export const checkRegistration = createFormCheck({
  username,
  email,
  password: newPassword,
  confirmPassword: sameAs("password"),
});
export const checkUsername = createFormCheck({ username });
export const checkPasswordChange = createFormCheck({
  current_password: currentPassword,
  new_password: newPassword,
  confirmPassword: sameAs("new_password"),
});
export const checkNewPassword = createFormCheck({
  new_password: newPassword,
  confirmPassword: sameAs("new_password"),
});
