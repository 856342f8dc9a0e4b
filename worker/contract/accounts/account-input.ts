import * as z from "zod";
import { emailAddress, emailOrPhone } from "../people/contact-fields.ts";
import { accountLimits, passwordPattern, usernamePattern } from "./account-limits.ts";
import { accountMessages } from "./account-messages.ts";
import { adminRoles } from "./roles.ts";

const { username: usernameLength, password: passwordLength } = accountLimits;

/** A missing field gets the same message as an empty one. */
const orEmpty = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value ?? "", schema);

const username = orEmpty(
  z
    .string()
    .trim()
    .min(usernameLength.min, accountMessages.usernameShort)
    .max(usernameLength.max, accountMessages.usernameLong)
    .regex(usernamePattern, accountMessages.usernameSigns),
);

const email = emailAddress();

/** Not trimmed: a password may start or end with spaces. */
const newPassword = orEmpty(
  z
    .string()
    .min(passwordLength.min, accountMessages.passwordShort)
    .max(passwordLength.max, accountMessages.passwordLong)
    .regex(passwordPattern, accountMessages.passwordSigns),
);

const currentPassword = orEmpty(z.string().min(1, accountMessages.passwordMissing));

const token = z.string().min(1).max(accountLimits.token);

export const registerSchema = z.object({
  username,
  email,
  password: newPassword,
  /** The role requested on the admin registration screen. The server decides whether it is granted. */
  role: z.enum(adminRoles).nullish(),
  /** Required while there is no super admin. */
  setup_code: z.string().max(accountLimits.setupCode).nullish(),
});
export type Registration = z.infer<typeof registerSchema>;

export const loginSchema = z.object({
  email,
  password: currentPassword,
  /** From an earlier login on this device. An invalid one is ignored. */
  device_token: token.optional().catch(undefined),
});
export type Login = z.infer<typeof loginSchema>;

export const refreshSchema = z.object({ refreshToken: token });
const tokenHash = z.string().regex(/^[0-9a-f]{64}$/);
/**
 * All fields are optional: logging out never fails. An offline browser stores only the SHA-256 of its token until it can
 * log out; the hash can end the session but cannot be used to sign in.
 */
export const logoutSchema = z.object({
  refreshToken: token.optional().catch(undefined),
  tokenHash: tokenHash.optional().catch(undefined),
});
export const updateMeSchema = z.object({ username });
export const deleteMeSchema = z.object({ password: currentPassword });
export const changePasswordSchema = z.object({ current_password: currentPassword, new_password: newPassword });

const code = orEmpty(z.string().trim().min(1, accountMessages.codeMissing).max(accountLimits.code));

/** The second step of a login. The code is from the authenticator app, or a recovery code. */
export const verifySecondStepSchema = z.object({
  challenge: token,
  code,
  device_token: token.optional().catch(undefined),
});
export type SecondStepLogin = z.infer<typeof verifySecondStepSchema>;

/** The code is needed while the second step is on, when another phone replaces the one in use. */
export const enrolSecondStepSchema = z.object({ password: currentPassword, code: code.optional() });
export type SecondStepEnrolment = z.infer<typeof enrolSecondStepSchema>;
export const confirmSecondStepSchema = z.object({ code });
/** The password and a code of the app, or a recovery code, for changes to a second step that is on. */
export const secondStepProofSchema = z.object({ password: currentPassword, code });
export type SecondStepProof = z.infer<typeof secondStepProofSchema>;

export const verifyEmailSchema = z.object({ token });
export const resetPasswordSchema = z.object({ token, new_password: newPassword });

const uuids = z.array(z.string().max(100)).max(accountLimits.favourites);
/** Properties to add to the saved properties of the account, and those to remove. */
export const favouritesSchema = z.object({ uuids, removed: uuids.default([]) });
export type FavouritesChange = z.infer<typeof favouritesSchema>;

/**
 * Ids of enquiries from their receipts, which prove that they were sent from this browser. Other people may use it too, so
 * an enquiry also has to have the contact, or else the address of the account.
 */
export const claimEnquiriesSchema = z.object({
  receipts: z.array(z.string().max(100)).max(accountLimits.receipts),
  contact: emailOrPhone.optional().describe("the email address or phone number that the enquiries were sent with"),
});
