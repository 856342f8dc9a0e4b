import { StorageUnavailable } from "#contract/http/api-error.ts";

/** Whether a batch failed because a column, `table.column` or the beginning of it, would have had no value. */
export function isNotNullViolation(error: unknown, column: string): boolean {
  const cause = error instanceof StorageUnavailable ? error.cause : undefined;
  return cause instanceof Error && cause.message.includes(`NOT NULL constraint failed: ${column}`);
}
