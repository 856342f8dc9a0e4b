import { type SQL, sql } from "drizzle-orm";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import type { Query } from "#worker/db/query.ts";
import type { Actor } from "#worker/http/actor.ts";

const maxEnquiries = 200;

/** Lists the enquiries that a user sent while signed in or claimed later, the newest first. */
export function listOwnEnquiries(userId: string): Query<MyEnquiriesResponse> {
  return {
    statements: [
      sql`SELECT id, reference, service, status, subject, message, property_uuid, professional_id, preferred_day,
          preferred_time, submitted_at FROM enquiries WHERE user_id = ${userId} ORDER BY submitted_at DESC, n DESC LIMIT ${maxEnquiries}`,
    ],
    read: ([rows = []]) => ({ data: { enquiries: rows as MyEnquiriesResponse["data"]["enquiries"] } }),
  };
}

/**
 * Adds enquiries to the actor's account; their ids are the receipts that only the sender has. Enquiries that belong to
 * an account stay there.
 */
export function claimEnquiries({ id }: Actor, receipts: string[]): SQL {
  return sql`UPDATE enquiries SET user_id = ${id}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(receipts)})) AND user_id IS NULL`;
}
