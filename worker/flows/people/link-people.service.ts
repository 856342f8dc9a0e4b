import { sql } from "drizzle-orm";
import * as z from "zod";
import { linkPerson } from "#worker/db/contacts/link-person.ts";
import { integerLiteral } from "#worker/db/query/integer-literal.ts";
import { batch, query, selectRows } from "#worker/db/query/query.ts";

const enquiriesPerBatch = 20;
const batchesPerRun = 5;

const senderRow = z.object({
  id: z.string(),
  service: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  submitted_at: z.string(),
});

/**
 * Gives a person to the oldest enquiries without one: those of the time before people were stored, and those that are no
 * longer suspected spam. A run is limited; the next one continues.
 * @returns the number of enquiries, undefined if there were none
 */
export async function linkPeople(db: D1Database): Promise<number | undefined> {
  let linked = 0;
  for (let run = 0; run < batchesPerRun; run += 1) {
    const [found] = await query(db, selectUnlinked);
    if (found.length > 0) await batch(db, ...found.flatMap(linkPerson));
    linked += found.length;
    if (found.length < enquiriesPerBatch) break;
  }
  return linked || undefined;
}

const selectUnlinked = selectRows(
  sql`SELECT enquiries.id, service, name, email, phone_number, submitted_at FROM enquiries INDEXED BY enquiries_without_person
    WHERE person_n IS NULL AND name <> '' AND spam = 0 AND is_unlinked = 0
    ORDER BY n LIMIT ${integerLiteral(enquiriesPerBatch)}`,
  senderRow,
);
