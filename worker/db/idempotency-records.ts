import { and, eq, gt, lte } from "drizzle-orm";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { isUniqueViolation } from "./constraint-errors.ts";
import { builder, type Statement } from "./driver.ts";
import { combineQueries, type Query, selectFirst } from "./query.ts";
import { idempotencyRecords } from "./tables/requests.ts";

const day = 24 * 3_600_000;
const oldestAt = (now: Date, retentionMs = day) => new Date(now.getTime() - retentionMs).toISOString();

/** Returns the stored response for a key, and whether it was stored for the same body. */
export function findStoredResponse<T>(
  { scope, keyHash, bodyHash, retentionMs }: IdempotentRequest,
  now: Date,
): Query<{ isSameBody: boolean; response: T } | undefined> {
  const { body_hash, response } = idempotencyRecords;
  const stored = builder
    .select({ body_hash, response })
    .from(idempotencyRecords)
    .where(
      and(
        eq(idempotencyRecords.scope, scope),
        eq(idempotencyRecords.key, keyHash),
        gt(idempotencyRecords.created_at, oldestAt(now, retentionMs)),
      ),
    );
  return combineQueries(
    [selectFirst(stored)],
    (row) => row && { isSameBody: row.body_hash === bodyHash, response: JSON.parse(row.response) },
  );
}

/**
 * Returns the statements that store a response. Put them first in the batch: if the same request runs twice
 * concurrently, the second batch fails here and changes nothing.
 */
export function storeResponse(
  { scope, keyHash, bodyHash, retentionMs }: IdempotentRequest,
  response: unknown,
  now: Date,
): Statement[] {
  const expired = and(
    eq(idempotencyRecords.scope, scope),
    eq(idempotencyRecords.key, keyHash),
    lte(idempotencyRecords.created_at, oldestAt(now, retentionMs)),
  );
  return [
    builder.delete(idempotencyRecords).where(expired),
    builder.insert(idempotencyRecords).values({
      scope,
      key: keyHash,
      body_hash: bodyHash,
      response: JSON.stringify(response),
      created_at: now.toISOString(),
    }),
  ];
}

/** Whether a batch failed because the same request has just been processed. */
export function isDuplicateRequest(error: unknown): boolean {
  return isUniqueViolation(error, "idempotency_records");
}

/** Deletes responses older than a day. */
export const deleteExpiredResponses = (now: Date): Statement =>
  builder.delete(idempotencyRecords).where(lte(idempotencyRecords.created_at, oldestAt(now)));
