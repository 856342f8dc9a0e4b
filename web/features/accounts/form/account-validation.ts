import { accountLimits, accountMessages, passwordPattern, usernamePattern } from "#contract/accounts/account-limits.ts";
import { emailPattern } from "#web/lib/forms/email-pattern.ts";

/** What is wrong with a form, by field. */
export type AccountFormProblems = Partial<Record<string, string>>;
export type AccountFormValues = Record<string, string>;
export type AccountFormCheck = (values: AccountFormValues) => AccountFormProblems;

// The same as the server's schemas (contract/account.ts), which visitors do not download; a test compares both.
function usernameProblem(typed: string): string | undefined {
  const username = typed.trim();
  if (username.length < accountLimits.username.min) return accountMessages.usernameShort;
  if (username.length > accountLimits.username.max) return accountMessages.usernameLong;
  return usernamePattern.test(username) ? undefined : accountMessages.usernameSigns;
}

function emailProblem(typed: string): string | undefined {
  const email = typed.trim();
  if (email.length > accountLimits.email) return accountMessages.emailLong;
  return emailPattern.test(email) ? undefined : accountMessages.email;
}

/** Exactly as typed: nothing is trimmed. */
function newPasswordProblem(password: string): string | undefined {
  if (password.length < accountLimits.password.min) return accountMessages.passwordShort;
  if (password.length > accountLimits.password.max) return accountMessages.passwordLong;
  return passwordPattern.test(password) ? undefined : accountMessages.passwordSigns;
}

const knownPasswordProblem = (password: string) => (password === "" ? accountMessages.passwordMissing : undefined);

type FieldCheck = (value: string, values: AccountFormValues) => string | undefined;

/** A form's check from its fields' checks, in the order of the form. */
function checkOf(fields: Record<string, FieldCheck>): AccountFormCheck {
  return (values) => {
    const problems: AccountFormProblems = {};
    for (const [name, problemOf] of Object.entries(fields)) {
      const problem = problemOf(values[name] ?? "", values);
      if (problem) problems[name] = problem;
    }
    return problems;
  };
}

const sameAs =
  (other: string): FieldCheck =>
  (value, values) =>
    value === values[other] ? undefined : accountMessages.passwordsDiffer;

/** The checks of accounts-and-admin.md, section 5. */
export const checkLogin = checkOf({ email: emailProblem, password: knownPasswordProblem });
export const checkRegistration = checkOf({
  username: usernameProblem,
  email: emailProblem,
  password: newPasswordProblem,
  confirmPassword: sameAs("password"),
});
export const checkUsername = checkOf({ username: usernameProblem });
export const checkPasswordChange = checkOf({
  current_password: knownPasswordProblem,
  new_password: newPasswordProblem,
  confirmPassword: sameAs("new_password"),
});
export const checkNewPassword = checkOf({ new_password: newPasswordProblem, confirmPassword: sameAs("new_password") });
export const checkPassword = checkOf({ password: knownPasswordProblem });
