import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { ApiError } from "#worker/http/api-error.ts";
import { uploadsMissing, uploadsOfOtherAccount } from "../properties.errors.ts";
import { hasUploadOfOtherAccount } from "./property-images.repository.ts";

/** Returns the error for uploads that could not join a property. */
export async function missingUploadsError(
  db: D1Database,
  actor: AdminActor,
  field: "uploads" | "images",
  ids: string[],
): Promise<ApiError> {
  const [isOfOther] = await query(db, hasUploadOfOtherAccount(actor, ids));
  return isOfOther ? uploadsOfOtherAccount(field) : uploadsMissing(field);
}
