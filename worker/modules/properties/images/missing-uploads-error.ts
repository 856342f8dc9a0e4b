import { sql } from "drizzle-orm";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { ApiError } from "#worker/http/errors.ts";
import { uploadsMissing, uploadsOfOtherAccount } from "../properties.errors.ts";

/** Why uploads could not join a listing, once they were refused. */
export async function missingUploadsError(
  db: D1Database,
  actor: AdminActor,
  field: "uploads" | "images",
  ids: string[],
): Promise<ApiError> {
  const [ofAnother] = await query(db, {
    statements: [
      sql`SELECT 1 FROM uploads WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
        AND owner_id <> ${actor.id} AND joined_at IS NULL LIMIT 1`,
    ],
    read: ([rows = []]) => rows.length > 0,
  });
  return ofAnother ? uploadsOfOtherAccount(field) : uploadsMissing(field);
}
