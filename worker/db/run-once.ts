import type { SQL } from "drizzle-orm";
import {
  findStoredResponse,
  type IdempotencyRecordKey,
  isDuplicateRequest,
  storeResponse,
} from "./idempotency-records.ts";
import { query } from "./query.ts";

/** A call that may be repeated, and what is said to one that comes with another body. */
export interface RunOnceRequest {
  call: IdempotencyRecordKey | undefined;
  reused: () => Error;
}

/**
 * Lets a call have its effect once: a repetition gets the first answer.
 * @param effect has the effect in one batch that begins with the statements it gets for its answer
 */
export async function runOnce<T>(
  db: D1Database,
  { call, reused }: RunOnceRequest,
  now: Date,
  effect: (keep: (answer: T) => SQL[]) => Promise<T>,
): Promise<T> {
  if (!call) return effect(() => []);
  const answerOf = async () => {
    const [kept] = await query(db, findStoredResponse<T>(call, now));
    if (kept && !kept.same) throw reused();
    return kept?.answer;
  };
  const known = await answerOf();
  if (known !== undefined) return known;
  try {
    return await effect((answer) => storeResponse(call, answer, now));
  } catch (error) {
    const first = isDuplicateRequest(error) ? await answerOf() : undefined;
    if (first === undefined) throw error;
    return first;
  }
}
