import * as z from "zod";
import { enquiryStatuses } from "../enquiries/enquiry-statuses.ts";
import { enquiryServices } from "../services/services.ts";
import { permissions } from "./permissions.ts";
import { adminRoles, adminSignupModes, roles } from "./roles.ts";

/** An account as its owner sees it. */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  role_request: z.enum(adminRoles).nullable(),
  email_verified: z.boolean().describe("whether the person has opened the link that was sent to the address"),
  permissions: z.array(z.enum(permissions)).describe("what an admin sees besides; empty for customers"),
  /** Present while the admin endpoints require that this super admin sets up the second step. */
  second_step_required: z.literal(true).optional(),
});
export type User = z.infer<typeof userSchema>;

export const userResponseSchema = z.object({ user: userSchema });
export type UserResponse = z.infer<typeof userResponseSchema>;

/** The response to signing in and refreshing; `expires_in` is the lifetime of the access token in seconds. */
export const sessionResponseSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.number().int(),
  user: userSchema,
  /** After a login: proves at the next login that this device has signed in to the account before. */
  device_token: z.string().optional(),
  /** What the person should know after a login, such as that the phone's clock is slow. */
  notice: z.string().optional(),
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

/** The response to a correct password when the account has a second step. */
const secondStepChallengeSchema = z.object({ totp_required: z.literal(true), challenge: z.string() });
export type SecondStepChallenge = z.infer<typeof secondStepChallengeSchema>;

export const loginResponseSchema = z.union([sessionResponseSchema, secondStepChallengeSchema]);
export type LoginResponse = z.infer<typeof loginResponseSchema>;

export const secondStepStatusSchema = z.object({
  data: z.object({
    enabled: z.boolean(),
    /** The account may not turn it off. */
    required: z.boolean(),
    recovery_codes_left: z.number().int(),
  }),
});
export type SecondStepStatus = z.infer<typeof secondStepStatusSchema>;

/** The secret in base 32, and the address that contains it for a QR code. */
export const secondStepSecretSchema = z.object({ secret: z.string(), uri: z.string() });
export type SecondStepSecret = z.infer<typeof secondStepSecretSchema>;

/** Ten codes that each work once. They are not shown again. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()), notice: z.string().optional() });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** How the admin registration screen works. */
export const adminSignupResponseSchema = z.object({
  data: z.object({ mode: z.enum(adminSignupModes), setup_code_needed: z.boolean() }),
});
export type AdminSignupResponse = z.infer<typeof adminSignupResponseSchema>;

export const sessionListResponseSchema = z.object({
  data: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        /** For example "Chrome on Android", from the user agent. */
        device: z.string(),
        created_at: z.iso.datetime(),
        /** When its tokens were last refreshed. */
        used_at: z.iso.datetime(),
        current: z.boolean(),
      }),
    ),
  }),
});
export type SessionListResponse = z.infer<typeof sessionListResponseSchema>;

export const draftKeyResponseSchema = z.object({ data: z.object({ key: z.string().describe("256 bits as base64") }) });
export type DraftKeyResponse = z.infer<typeof draftKeyResponseSchema>;

export const myEnquiriesResponseSchema = z.object({
  data: z.object({
    enquiries: z.array(
      z.object({
        id: z.uuid(),
        reference: z.string(),
        service: z.enum(enquiryServices),
        status: z.enum(enquiryStatuses),
        subject: z.string().nullable(),
        message: z.string().nullable(),
        property_uuid: z.string().nullable(),
        professional_id: z.string().nullable(),
        preferred_day: z.string().nullable(),
        preferred_time: z.string().nullable(),
        submitted_at: z.iso.datetime(),
      }),
    ),
  }),
});
export type MyEnquiriesResponse = z.infer<typeof myEnquiriesResponseSchema>;

export const favouritesResponseSchema = z.object({ data: z.object({ uuids: z.array(z.string()) }) });
export type FavouritesResponse = z.infer<typeof favouritesResponseSchema>;
