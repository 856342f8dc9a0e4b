/**
 * Parts of the messages of transient errors, from Cloudflare's list of D1 errors. D1 itself retries reads, but not after
 * each of them.
 */
const transientErrors = [
  "Network connection lost",
  "caused object to be reset",
  "reset because its code was updated",
  "D1 DB is overloaded",
  "Cannot resolve D1 DB due to transient issue",
];
const delayMs = 50;

const writes = /\b(insert|update|delete|replace)\b/i;

/** Whether a statement only reads. A WITH that names a write counts as one. */
export function isRead(statement: string): boolean {
  return /^\s*select\b/i.test(statement) || (/^\s*with\b/i.test(statement) && !writes.test(statement));
}

const isTransient = (error: unknown) => transientErrors.some((text) => String(error).includes(text));

/**
 * Runs the work again, once, if it failed for a moment and all its statements only read. A write is never repeated,
 * because it may have been stored before its response was lost.
 */
export async function retryReads<T>(statements: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!statements.every(isRead) || !isTransient(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return work();
  }
}
