import { z } from "zod";
import { enquiryStatuses } from "../enquiries/enquiry-statuses.ts";
import { serviceSlugs } from "../services/services.ts";
import { adminRoles, adminSignupModes, roles } from "./roles.ts";

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

/** The response to signing in and refreshing; `expires_in` is the lifetime of the access token in seconds. */
export const sessionResponseSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.number().int(),
  user: userSchema,
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

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
