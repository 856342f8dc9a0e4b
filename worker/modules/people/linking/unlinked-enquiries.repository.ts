import { sql } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";

const { id, n, service, name, email, phone_number, submitted_at, person_n, spam, is_unlinked } = enquiries;

/** The condition of the index of the enquiries without a person, written as there. */
const isUnlinked = sql`${person_n} IS NULL AND ${name} <> '' AND ${spam} = 0 AND ${is_unlinked} = 0`;

/** Lists the oldest enquiries that have no person yet. */
export const listUnlinked = (limit: number) =>
  builder
    .select({ id, service, name, email, phone_number, submitted_at })
    .from(enquiries)
    .where(isUnlinked)
    .orderBy(n)
    .limit(limit);
