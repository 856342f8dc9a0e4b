import * as z from "zod";
import { userSchema } from "../accounts/account-responses.ts";
import { permissions } from "../accounts/permissions.ts";
import { roles } from "../accounts/roles.ts";
import { singleParam } from "../http/query-params.ts";

/** An account in responses to super admins. */
export const memberSchema = userSchema.extend({
  role_requested_at: z.iso.datetime().nullable(),
  disabled: z.boolean(),
  second_step: z.boolean().describe("whether two-step login is on, which can be reset"),
  created_at: z.iso.datetime(),
});
export type Member = z.infer<typeof memberSchema>;

/** Searches accounts by username or e-mail address. Without a search, requests and admins come first. */
export const teamQuerySchema = z.object({ q: singleParam(z.string().trim().max(100)) });

/** The same search in a body, because a URL with an e-mail address would end up in logs. */
export const teamSearchSchema = z.object({ q: z.string().trim().max(100).default("") });

/** Maximum number of listed accounts; `total` is the number of all matches. */
export const maxListedMembers = 200;

export const teamSchema = z.object({ data: z.object({ users: z.array(memberSchema) }), total: z.number().int() });
export type Team = z.infer<typeof teamSchema>;

export const memberResponseSchema = z.object({ user: memberSchema });
export type MemberResponse = z.infer<typeof memberResponseSchema>;

export const memberChangeSchema = z
  .object({
    role: z.enum(roles).optional(),
    disabled: z.boolean().optional(),
    permissions: z
      .array(z.enum(permissions, `Must be one of ${permissions.join(", ")}`), "Must be a list")
      .max(20, "At most 20")
      .transform((given) => [...new Set(given)])
      .optional()
      .describe("all permissions that the account has from now on; they count while its role is admin"),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: "Nothing to change",
    path: ["role"],
  });
export type MemberChange = z.infer<typeof memberChangeSchema>;

/** A one-time link for setting a new password. The super admin passes it on. */
export const resetLinkSchema = z.object({ link: z.url(), expires_at: z.iso.datetime() });
export type ResetLink = z.infer<typeof resetLinkSchema>;

/** The admins that enquiries can be assigned to. One of a health service needs the permission `health`. */
export const colleaguesSchema = z.array(
  z.object({ id: z.uuid(), username: z.string(), permissions: z.array(z.enum(permissions)) }),
);
export type Colleagues = z.infer<typeof colleaguesSchema>;
