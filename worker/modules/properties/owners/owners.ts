import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { isVisiblePerson, markPatients } from "#worker/db/contacts/patients.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import { ownerUnknown } from "../properties.errors.ts";

/** @throws ApiError 422 if no person whom the reader may see has the id */
export async function checkOwner(db: D1Database, reader: HealthReader, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const isKnown = sql`EXISTS (SELECT 1 FROM people
    WHERE people.id = ${id} AND merged_into IS NULL AND ${isVisiblePerson(reader)})`;
  const [[row]] = await query(db, selectRows(sql`SELECT ${isKnown} AS found`, z.object({ found: storedFlag })));
  if (!row?.found) throw ownerUnknown();
}

/** Returns the statements by which the person of a home becomes an owner. A patient stays one. */
export const markOwner = (id: string | null | undefined): SQL[] =>
  id ? [markPatients(sql`${id}`), sql`UPDATE people SET is_owner = 1 WHERE people.id = ${id}`] : [];
