import { withTimeout } from "#worker/lib/with-timeout.ts";

const timeoutMs = 8000;

/**
 * Returns the size of the database in bytes.
 * @throws StorageUnavailable when the database fails
 */
export async function readDatabaseSize(db: D1Database): Promise<number> {
  const { meta } = await withTimeout("database", timeoutMs, db.prepare("SELECT 1").all());
  return meta.size_after;
}
