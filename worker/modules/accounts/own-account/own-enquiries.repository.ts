import { sql } from "drizzle-orm";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query } from "#worker/db/query.ts";
import type { Actor } from "#worker/http/actor.ts";

const maxEnquiries = 200;

/** Lists the enquiries that a user sent while signed in or claimed later, the newest first. */
export function listOwnEnquiries(userId: string): Query<MyEnquiriesResponse> {
  return {
    statements: [
      sql`SELECT id, reference, service, status, subject, message, property_uuid, professional_id, preferred_day,
          preferred_time, submitted_at FROM enquiries WHERE user_id = ${userId} ORDER BY submitted_at DESC, n DESC LIMIT ${integerLiteral(maxEnquiries)}`,
    ],
    read: ([rows = []]) => ({ data: { enquiries: rows as MyEnquiriesResponse["data"]["enquiries"] } }),
  };
}

/** An enquiry that belongs to no account, and how its sender can be reached. */
export interface UnclaimedEnquiry {
  id: string;
  email: string;
  phone_number: string;
}

/** Finds the enquiries of receipts that belong to no account. */
export function findUnclaimedEnquiries(receipts: readonly string[]): Query<UnclaimedEnquiry[]> {
  return {
    statements: [
      sql`SELECT id, email, phone_number FROM enquiries
        WHERE id IN (SELECT value FROM json_each(${JSON.stringify(receipts)})) AND user_id IS NULL`,
    ],
    read: ([rows = []]) => rows as unknown as UnclaimedEnquiry[],
  };
}

/** Adds enquiries to the actor's account and returns how many. Enquiries that belong to an account stay there. */
export function claimEnquiries({ id }: Actor, ids: readonly string[]): Query<number> {
  return {
    statements: [
      sql`UPDATE enquiries SET user_id = ${id}
        WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND user_id IS NULL RETURNING id`,
    ],
    read: ([rows = []]) => rows.length,
  };
}
