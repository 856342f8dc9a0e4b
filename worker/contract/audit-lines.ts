import { z } from "zod";
import { limitParam, placeParam, single } from "./query-params.ts";

const day = () => single(z.iso.date("Must be a date such as 2026-01-31"));

/** Lines of the audit, the newest first; days are UTC and both included. */
export const auditQuerySchema = z.object({
  entity: single(z.string()),
  entity_id: single(z.string()),
  actor_id: single(z.string()),
  action: single(z.string()),
  from: day(),
  to: day(),
  limit: limitParam(),
  cursor: placeParam(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditListSchema = z.object({
  data: z.object({
    lines: z.array(
      z.object({
        n: z.number().int(),
        at: z.iso.datetime(),
        actor_id: z.string().nullable(),
        actor: z.string().nullable().describe("the username; null when the account is gone or nobody was signed in"),
        action: z.string(),
        entity: z.string(),
        entity_id: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
  }),
  next_cursor: z.string().nullable(),
});
export type AuditList = z.infer<typeof auditListSchema>;
