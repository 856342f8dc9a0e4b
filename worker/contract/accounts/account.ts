import { z } from "zod";
import { enquiryStatuses, serviceSlugs } from "../services/services.ts";
import { accountLimits, accountMessages, passwordPattern, usernamePattern } from "./account-limits.ts";
import { adminRoles, adminSignupModes, roles } from "./roles.ts";

const { username: usernameLength, password: passwordLength } = accountLimits;

/** A field that is missing is refused like an empty one. */
const present = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value ?? "", schema);

const username = present(
  z
    .string()
    .trim()
    .min(usernameLength.min, accountMessages.usernameShort)
    .max(usernameLength.max, accountMessages.usernameLong)
    .regex(usernamePattern, accountMessages.usernameSigns),
);

const email = present(
  z.string().trim().max(accountLimits.email, accountMessages.emailLong).pipe(z.email(accountMessages.email)),
);

/** Exactly as typed: nothing is trimmed or changed. */
const newPassword = present(
  z
    .string()
    .min(passwordLength.min, accountMessages.passwordShort)
    .max(passwordLength.max, accountMessages.passwordLong)
    .regex(passwordPattern, accountMessages.passwordSigns),
);

const knownPassword = present(z.string().min(1, accountMessages.passwordMissing));

const token = z.string().min(1).max(accountLimits.token);

export const registerSchema = z.object({
  username,
  email,
  password: newPassword,
  /** Asked for on the admin registration screen; what it grants is the server's to say (ruling 20). */
  role: z.enum(adminRoles).nullish(),
  /** Needed while there is no super admin. */
  setup_code: z.string().max(accountLimits.setupCode).nullish(),
});
export type Registration = z.infer<typeof registerSchema>;

export const loginSchema = z.object({ email, password: knownPassword });
export type Login = z.infer<typeof loginSchema>;

export const refreshSchema = z.object({ refreshToken: token });
const tokenHash = z.string().regex(/^[0-9a-f]{64}$/);
/**
 * Every way of saying which session ends may be missing: logging out never fails. A browser without signal keeps the
 * SHA-256 of its token until it can say so: with that a session can be ended and nothing else.
 */
export const logoutSchema = z.object({
  refreshToken: token.optional().catch(undefined),
  tokenHash: tokenHash.optional().catch(undefined),
});
export const updateMeSchema = z.object({ username });
export const deleteMeSchema = z.object({ password: knownPassword });
export const changePasswordSchema = z.object({ current_password: knownPassword, new_password: newPassword });
export const resetPasswordSchema = z.object({ token, new_password: newPassword });

const uuids = z.array(z.string().max(100)).max(accountLimits.favorites);
/** Homes saved in this browser are added to the account's; `removed` are those let go since. */
export const favouritesSchema = z.object({ uuids, removed: uuids.default([]) });
export type FavouritesChange = z.infer<typeof favouritesSchema>;

/** The ids that the answers to enquiries carried; who has one sent that enquiry. */
export const claimEnquiriesSchema = z.object({ receipts: z.array(z.string().max(100)).max(accountLimits.receipts) });

/** An account as its owner sees it. */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  role_request: z.enum(adminRoles).nullable(),
});
export type User = z.infer<typeof userSchema>;

export const userResponseSchema = z.object({ user: userSchema });
export type UserResponse = z.infer<typeof userResponseSchema>;

/** What signing in and refreshing answer; `expires_in` is the access token's life in seconds. */
export const sessionResponseSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.number().int(),
  user: userSchema,
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

/** What the admin registration screen needs to know before it is filled in. */
export const adminSignupResponseSchema = z.object({
  data: z.object({ mode: z.enum(adminSignupModes), setup_code_needed: z.boolean() }),
});
export type AdminSignupResponse = z.infer<typeof adminSignupResponseSchema>;

export const sessionListResponseSchema = z.object({
  data: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        /** "Chrome on Android", as far as the browser says. */
        device: z.string(),
        created_at: z.iso.datetime(),
        /** When its tokens were last made. */
        used_at: z.iso.datetime(),
        current: z.boolean(),
      }),
    ),
  }),
});
export type SessionListResponse = z.infer<typeof sessionListResponseSchema>;

export const myEnquiriesResponseSchema = z.object({
  data: z.object({
    enquiries: z.array(
      z.object({
        id: z.uuid(),
        reference: z.string(),
        service: z.enum(serviceSlugs),
        status: z.enum(enquiryStatuses),
        subject: z.string().nullable(),
        message: z.string().nullable(),
        property_uuid: z.string().nullable(),
        submitted_at: z.iso.datetime(),
      }),
    ),
  }),
});
export type MyEnquiriesResponse = z.infer<typeof myEnquiriesResponseSchema>;

export const favouritesResponseSchema = z.object({ data: z.object({ uuids: z.array(z.string()) }) });
export type FavouritesResponse = z.infer<typeof favouritesResponseSchema>;
