import { expect, it } from "vitest";
import type * as z from "zod";
import { changePasswordSchema, loginSchema, registerSchema } from "#contract/accounts/account-input.ts";
import type { FormCheck } from "#web/lib/forms/check-form.ts";
import { checkLogin } from "#web/site/features/accounts/form/account-validation.ts";
import { checkPasswordChange, checkRegistration } from "#web/site/features/accounts/form/new-account-validation.ts";

const valid = { username: "kebbeh_1", email: "kebbeh@example.org", password: "Mango-tree-7" };

/** Returns the server's first message for each field. */
function checkLikeServer(schema: z.ZodType, values: Record<string, string>): Record<string, string> {
  const { error } = schema.safeParse(values);
  const messages = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
  return Object.fromEntries(messages.reverse());
}

const usernames = ["", "ab", " ab ", "abc", "a".repeat(30), "a".repeat(31), "ma kebbeh", "kebbéh", "<b>abc</b>"];
const emails = ["", "kebbeh", "a@b.co", " a@b.co ", "a..b@c.co", `${"a".repeat(250)}@b.co`];
const passwords = [
  "",
  "Short1",
  "nouppercase1",
  "NOLOWERCASE1",
  "NoDigitsHere",
  "Right-one-1",
  "  Spaces 1a",
  "A1a".repeat(50),
];

it.each([
  ...usernames.map((username) => ({ ...valid, username })),
  ...emails.map((email) => ({ ...valid, email })),
  ...passwords.map((password) => ({ ...valid, password })),
])("checks a registration like the server: %o", (values) => {
  const problems = checkRegistration({ ...values, confirmPassword: values.password });
  expect(problems).toEqual(checkLikeServer(registerSchema, values));
});

it.each([
  ["a login", checkLogin, loginSchema, { email: "kebbeh", password: "" }],
  ["a login", checkLogin, loginSchema, { email: "a@b.co", password: "x" }],
  ["a password change", checkPasswordChange, changePasswordSchema, { current_password: "", new_password: "short" }],
] as [string, FormCheck, z.ZodType, Record<string, string>][])(
  "checks %s like the server",
  (_, check, schema, values) =>
    expect(check({ ...values, confirmPassword: values.new_password ?? "" })).toEqual(checkLikeServer(schema, values)),
);

it("shows the specified messages", () => {
  const invalid = { username: "a!", email: "no", password: "short", confirmPassword: "other" };
  expect(checkRegistration(invalid)).toEqual({
    username: "Username must be at least 3 characters",
    email: "Please enter a valid email address",
    password: "Password must be at least 8 characters",
    confirmPassword: "Passwords do not match",
  });
  expect(checkRegistration({ ...valid, username: "a".repeat(31) }).username).toBe(
    "Username must be less than 30 characters",
  );
  expect(checkRegistration({ ...valid, username: "ab-c" }).username).toBe(
    "Username can only contain letters, numbers, and underscores",
  );
  expect(checkRegistration({ ...valid, password: "alllowercase" }).password).toBe(
    "Password must contain at least one lowercase letter, one uppercase letter, and one number",
  );
});
