import { type SQL, sql } from "drizzle-orm";
import type { MyEnquiriesResponse } from "#contract/accounts/account.ts";
import type { Query } from "#worker/db/query.ts";
import type { Actor } from "#worker/http/actor.ts";

const listed = 200;

/** What somebody sent while signed in or has claimed, the newest first. */
export function listOwnEnquiries(userId: string): Query<MyEnquiriesResponse> {
  return {
    statements: [
      sql`SELECT id, reference, service, status, subject, message, property_uuid, submitted_at FROM enquiries
        WHERE user_id = ${userId} ORDER BY submitted_at DESC, n DESC LIMIT ${listed}`,
    ],
    read: ([rows = []]) => ({ data: { enquiries: rows as MyEnquiriesResponse["data"]["enquiries"] } }),
  };
}

/** Makes enquiries somebody's who holds their receipts; one that is somebody's already stays theirs. */
export function claimEnquiries({ id }: Actor, receipts: string[]): SQL {
  return sql`UPDATE enquiries SET user_id = ${id}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(receipts)})) AND user_id IS NULL`;
}
