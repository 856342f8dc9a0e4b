import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";

/**
 * Whether a batch failed because a value violates a unique constraint.
 * @param column as `table.column`, or `table` for any of its constraints
 */
export function isUniqueViolation(error: unknown, column: string): boolean {
  return databaseMessage(error).includes(`UNIQUE constraint failed: ${column}`);
}

/**
 * Whether a batch failed because a required column would be null.
 * @param column as `table.column`, or a prefix of it
 */
export function isNotNullViolation(error: unknown, column: string): boolean {
  return databaseMessage(error).includes(`NOT NULL constraint failed: ${column}`);
}

function databaseMessage(error: unknown): string {
  const cause = error instanceof StorageUnavailable ? error.cause : undefined;
  return cause instanceof Error ? cause.message : "";
}

/**
 * Returns why the database rejects the values of a batch, so that a repetition would fail again. Returns undefined for
 * any other error, such as an unavailable database.
 */
export function rejectionReason(error: unknown): string | undefined {
  const message = databaseMessage(error);
  return /SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)|constraint failed/.test(message) ? message : undefined;
}
