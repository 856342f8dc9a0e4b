import { type SQL, sql } from "drizzle-orm";
import { isUniqueViolation } from "./constraint-errors.ts";
import type { Query, Row } from "./query.ts";

/** Identifies the stored response of a request; `IdempotentRequest` in http has the same shape. */
export interface IdempotencyRecordKey {
  scope: string;
  key: string;
  bodyHash: string;
  /** How long the response is stored, in milliseconds; one day by default. */
  retentionMs?: number;
}

const day = 24 * 3_600_000;
const oldestAt = (now: Date, retentionMs = day) => new Date(now.getTime() - retentionMs).toISOString();

/** Returns the stored response for a key, and whether it was stored for the same body. */
export function findStoredResponse<T>(
  { scope, key, bodyHash, retentionMs }: IdempotencyRecordKey,
  now: Date,
): Query<{ isSameBody: boolean; response: T } | undefined> {
  return {
    statements: [
      sql`SELECT body_hash, response FROM idempotency_records
        WHERE scope = ${scope} AND key = ${key} AND created_at > ${oldestAt(now, retentionMs)}`,
    ],
    read([[row] = [] as Row[]]) {
      return row && { isSameBody: row.body_hash === bodyHash, response: JSON.parse(row.response as string) as T };
    },
  };
}

/**
 * Returns the statements that store a response. Put them first in the batch: if the same request runs twice
 * concurrently, the second batch fails here and changes nothing.
 */
export function storeResponse(
  { scope, key, bodyHash, retentionMs }: IdempotencyRecordKey,
  response: unknown,
  now: Date,
): SQL[] {
  return [
    sql`DELETE FROM idempotency_records WHERE scope = ${scope} AND key = ${key} AND created_at <= ${oldestAt(now, retentionMs)}`,
    sql`INSERT INTO idempotency_records (scope, key, body_hash, response, created_at)
      VALUES (${scope}, ${key}, ${bodyHash}, ${JSON.stringify(response)}, ${now.toISOString()})`,
  ];
}

/** Whether a batch failed because the same request has just been processed. */
export function isDuplicateRequest(error: unknown): boolean {
  return isUniqueViolation(error, "idempotency_records");
}

/** Deletes responses older than a day. */
export function deleteExpiredResponses(now: Date): SQL {
  return sql`DELETE FROM idempotency_records WHERE created_at <= ${oldestAt(now)}`;
}
