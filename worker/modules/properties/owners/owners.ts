import { and, eq, isNull } from "drizzle-orm";
import { isVisiblePerson, markPatients } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { query } from "#worker/db/query.ts";
import { people } from "#worker/db/tables/people.ts";
import { ownerUnknown } from "../properties.errors.ts";

/** @throws ApiError 422 if no person whom the reader may see has the id */
export async function checkOwner(db: D1Database, reader: HealthReader, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const owner = builder
    .select({ n: people.n })
    .from(people)
    .where(and(eq(people.id, id), isNull(people.merged_into), isVisiblePerson(reader)));
  const [[found]] = await query(db, owner);
  if (!found) throw ownerUnknown();
}

/** Returns the statements by which the person of a home becomes an owner. A patient stays one. */
export const markOwner = (id: string | null | undefined): Statement[] =>
  id ? [markPatients(eq(people.id, id)), builder.update(people).set({ is_owner: true }).where(eq(people.id, id))] : [];
