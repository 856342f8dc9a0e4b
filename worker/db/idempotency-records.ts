import { type SQL, sql } from "drizzle-orm";
import { StorageUnavailable } from "#contract/http/api-error.ts";
import type { Query } from "./query.ts";

/** A call by which its answer is found again; see http/idempotency.ts. */
export interface IdempotencyRecordKey {
  scope: string;
  key: string;
  bodyHash: string;
  keptFor?: number;
}

/** How long an answer is kept unless the call says otherwise, in milliseconds (contract, "Every answer"). */
const day = 24 * 3_600_000;
const oldestAt = (now: Date, keptFor = day) => new Date(now.getTime() - keptFor).toISOString();

/** The answer kept for a call's key, and whether the key came with the same body then. */
export function findStoredResponse<T>(
  { scope, key, bodyHash, keptFor }: IdempotencyRecordKey,
  now: Date,
): Query<{ same: boolean; answer: T } | undefined> {
  return {
    statements: [
      sql`SELECT body_hash, answer FROM kept_answers
        WHERE scope = ${scope} AND key = ${key} AND created_at > ${oldestAt(now, keptFor)}`,
    ],
    read([rows = []]) {
      const [kept] = rows;
      return kept && { same: kept.body_hash === bodyHash, answer: JSON.parse(kept.answer as string) as T };
    },
  };
}

/**
 * Keeps an answer. These come first in the batch with the effect: of two equal calls at once, the second fails here
 * and changes nothing.
 */
export function storeResponse(
  { scope, key, bodyHash, keptFor }: IdempotencyRecordKey,
  answer: unknown,
  now: Date,
): SQL[] {
  return [
    sql`DELETE FROM kept_answers WHERE scope = ${scope} AND key = ${key} AND created_at <= ${oldestAt(now, keptFor)}`,
    sql`INSERT INTO kept_answers (scope, key, body_hash, answer, created_at)
      VALUES (${scope}, ${key}, ${bodyHash}, ${JSON.stringify(answer)}, ${now.toISOString()})`,
  ];
}

/** Whether a batch failed because an equal call had its effect just before. */
export function isDuplicateRequest(error: unknown): boolean {
  const cause = error instanceof StorageUnavailable ? error.cause : undefined;
  return cause instanceof Error && /UNIQUE constraint failed: kept_answers/.test(cause.message);
}

/** Forgets answers that nobody may ask for any more. */
export function deleteExpiredResponses(now: Date): SQL {
  return sql`DELETE FROM kept_answers WHERE created_at <= ${oldestAt(now)}`;
}
