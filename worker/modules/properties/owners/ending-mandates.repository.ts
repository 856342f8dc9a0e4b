import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Query, selectRows } from "#worker/db/query.ts";

/** A mandate is a task this many days before and after its end. */
const days = 30;

const mandateRow = z.object({ uuid: z.string(), reference: z.string(), mandate: z.string() });

/** Finds the homes whose owner's mandate ends soon or has ended, the earliest end first. */
export function findEndingMandates(now: Date): Query<z.output<typeof mandateRow>[]> {
  const dayIn = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString().slice(0, 10);
  return selectRows(
    sql`SELECT uuid, reference, mandate FROM properties INDEXED BY properties_mandate
      WHERE mandate IS NOT NULL AND deleted_at IS NULL AND mandate BETWEEN ${dayIn(-days)} AND ${dayIn(days)}
      ORDER BY mandate LIMIT 20`,
    mandateRow,
  );
}
