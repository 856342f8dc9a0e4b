import * as z from "zod";
import { cursorParam, limitParam, singleParam } from "../http/query-params.ts";
import { ownerByLink } from "../owners/owner-answers.ts";
import { auditActions, auditEntities, noActorId } from "./audit-actions.ts";

const day = () => singleParam(z.iso.date("Must be a date such as 2026-01-31"));

const oneOf = <T extends readonly string[]>(values: T) =>
  singleParam(z.enum(values, `Must be one of ${values.join(", ")}`));

/**
 * Filters of the audit log. The days are UTC and included. A reference ignores case. Without `action` and `entity_id`, an
 * import is one line.
 */
export const auditQuerySchema = z
  .object({
    entity: oneOf(auditEntities),
    entity_id: singleParam(z.string().trim().max(100, "Must be at most 100 characters")),
    reference: singleParam(z.string().trim().max(100, "Must be at most 100 characters")),
    actor_id: singleParam(
      z.union([z.literal([noActorId, ownerByLink.id]), z.uuid()], `Must be the id of an account or ${noActorId}`),
    ),
    action: oneOf(auditActions),
    from: day(),
    to: day(),
    limit: limitParam(),
    cursor: cursorParam(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: "Must not be before the first day",
    path: ["to"],
  });
export type AuditQuery = z.infer<typeof auditQuerySchema>;

const importCountsSchema = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  failed: z.number().int(),
});

/** One entry of the audit log. */
export const auditEntrySchema = z.object({
  n: z.number().int(),
  at: z.iso.datetime(),
  actor_id: z.string().nullable(),
  actor: z
    .string()
    .nullable()
    .describe("the username, or how an owner is named; null for a deleted account or a change without a session"),
  action: z.enum(auditActions),
  entity: z.enum(auditEntities),
  entity_id: z.string(),
  reference: z.string().nullable().describe("the reference of the property or enquiry"),
  name: z
    .string()
    .nullable()
    .describe(
      "the present username of the account, sender of the enquiry, or title of the item; null if it is deleted, erased or has none",
    ),
  names: z.record(z.string(), z.string()).describe("the usernames of the accounts in `before` and `after`, by id"),
  import: importCountsSchema.nullable().describe("the number of rows of an import so far, by result"),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditListResponseSchema = z.object({
  data: z.object({ lines: z.array(auditEntrySchema) }),
  actors: z
    .array(z.object({ id: z.string(), username: z.string().nullable() }))
    .describe("the accounts in the audit log, sorted by username, up to a limit"),
  next_cursor: z.string().nullable(),
});
export type AuditListResponse = z.infer<typeof auditListResponseSchema>;
