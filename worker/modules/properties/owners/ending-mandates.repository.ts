import { and, between, isNotNull, isNull } from "drizzle-orm";
import { builder } from "#worker/db/driver.ts";
import { combineQueries } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** A mandate is a task this many days before and after its end. */
const days = 30;

const { uuid, reference, mandate, deleted_at } = properties;

/** Finds the homes whose owner's mandate ends soon or has ended, the earliest end first. */
export function findEndingMandates(now: Date) {
  const dayIn = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString().slice(0, 10);
  const ending = builder
    .select({ uuid, reference, mandate })
    .from(properties)
    .where(and(isNotNull(mandate), isNull(deleted_at), between(mandate, dayIn(-days), dayIn(days))))
    .orderBy(mandate)
    .limit(20);
  return combineQueries([ending], (rows) => rows.map((row) => ({ ...row, mandate: row.mandate ?? "" })));
}
