import { and, desc, eq, isNull } from "drizzle-orm";
import type { MyEnquiriesResponse } from "#contract/accounts/account-responses.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { contacts, people } from "#worker/db/tables/people.ts";
import type { Actor } from "#worker/http/actor.ts";

const maxEnquiries = 200;

/** Lists the enquiries that a user sent while signed in or claimed later, the newest first. */
export function listOwnEnquiries(userId: string): Query<MyEnquiriesResponse> {
  const { id, reference, service, status, subject, message, property_uuid, professional_id } = enquiries;
  const { preferred_day, preferred_time, submitted_at } = enquiries;
  const own = builder
    .select({
      id,
      reference,
      service,
      status,
      subject,
      message,
      property_uuid,
      professional_id,
      preferred_day,
      preferred_time,
      submitted_at,
    })
    .from(enquiries)
    .where(eq(enquiries.user_id, userId))
    .orderBy(desc(submitted_at), desc(enquiries.n))
    .limit(maxEnquiries);
  return combineQueries([own], (rows) => ({ data: { enquiries: rows } }));
}

/** An enquiry that belongs to no account, and how its sender can be reached. */
export type UnclaimedEnquiry = Pick<
  typeof enquiries.$inferSelect,
  "id" | "person_n" | "name" | "email" | "phone_number"
>;

/** Finds the enquiries of receipts that belong to no account. */
export const findUnclaimedEnquiries = (receipts: readonly string[]) =>
  builder
    .select({
      id: enquiries.id,
      person_n: enquiries.person_n,
      name: enquiries.name,
      email: enquiries.email,
      phone_number: enquiries.phone_number,
    })
    .from(enquiries)
    .where(and(isOneOf(enquiries.id, receipts), isNull(enquiries.user_id)));

/** Counts the people who have a number, up to two. */
export function countHolders(key: string): Query<number> {
  const holders = builder
    .selectDistinct({ person_n: contacts.person_n })
    .from(contacts)
    .innerJoin(people, eq(people.n, contacts.person_n))
    .where(and(eq(contacts.key, key), isNull(people.merged_into)))
    .limit(2);
  return combineQueries([holders], (rows) => rows.length);
}

/** Adds enquiries to the actor's account and returns how many. Enquiries that belong to an account stay there. */
export function claimEnquiries({ id }: Actor, ids: readonly string[]): Query<number> {
  const claimed = builder
    .update(enquiries)
    .set({ user_id: id })
    .where(and(isOneOf(enquiries.id, ids), isNull(enquiries.user_id)))
    .returning({ id: enquiries.id });
  return combineQueries([claimed], (rows) => rows.length);
}
