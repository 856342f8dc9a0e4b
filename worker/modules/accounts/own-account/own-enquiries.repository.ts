import { type SQL, sql } from "drizzle-orm";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import { isEmailAddress } from "#contract/accounts/contact.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import { isSamePhone } from "#worker/db/phone-digits.ts";
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

/**
 * Adds enquiries to the actor's account and returns how many. Enquiries that belong to an account stay there.
 * @param receipts the ids of enquiries, which only the browser that sent them has
 * @param contact the e-mail address or phone number that they must have; undefined for the address of the account
 */
export function claimEnquiries({ id }: Actor, receipts: string[], contact: string | undefined): Query<number> {
  return {
    statements: [
      sql`UPDATE enquiries SET user_id = ${id}
        WHERE id IN (SELECT value FROM json_each(${JSON.stringify(receipts)})) AND user_id IS NULL
          AND ${hasContact(id, contact)} RETURNING id`,
    ],
    read: ([rows = []]) => rows.length,
  };
}

function hasContact(userId: string, contact: string | undefined): SQL {
  if (contact === undefined) return sql`lower(email) = (SELECT email_key FROM users WHERE users.id = ${userId})`;
  return isEmailAddress(contact)
    ? sql`lower(email) = ${contact.toLowerCase()}`
    : isSamePhone(sql`phone_number`, contact);
}
