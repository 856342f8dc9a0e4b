import { StorageUnavailable } from "#contract/http/api-error.ts";

/** Whether a batch failed because the value of a column, `table.column`, is there already. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  const cause = error instanceof StorageUnavailable ? error.cause : undefined;
  return cause instanceof Error && cause.message.includes(`UNIQUE constraint failed: ${column}`);
}
