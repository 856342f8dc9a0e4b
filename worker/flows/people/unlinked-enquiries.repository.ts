import { sql } from "drizzle-orm";
import * as z from "zod";
import { integerLiteral } from "#worker/db/expressions.ts";
import { selectRows } from "#worker/db/query.ts";

const senderRow = z.object({
  id: z.string(),
  service: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  submitted_at: z.string(),
});

/** Lists the oldest enquiries that have no person yet. */
export const listUnlinked = (limit: number) =>
  selectRows(
    sql`SELECT enquiries.id, service, name, email, phone_number, submitted_at FROM enquiries INDEXED BY enquiries_without_person
    WHERE person_n IS NULL AND name <> '' AND spam = 0 AND is_unlinked = 0
    ORDER BY n LIMIT ${integerLiteral(limit)}`,
    senderRow,
  );
