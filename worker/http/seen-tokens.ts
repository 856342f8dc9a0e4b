/** How long a token that the primary knew as valid may be checked at a replica, in milliseconds. */
const seenMs = 5000;
/** An isolate forgets everything before it holds more. */
const maxTokens = 1000;

/** The tokens that this isolate saw valid within the last seconds, by their hashes. */
export interface SeenTokens {
  has(hash: string, now: number): boolean;
  add(hash: string, now: number): void;
  /** Forgets all tokens: a change may have ended sessions. */
  clear(): void;
}

export function createSeenTokens(): SeenTokens {
  const seen = new Map<string, number>();
  return {
    has: (hash, now) => now - (seen.get(hash) ?? Number.NEGATIVE_INFINITY) < seenMs,
    add(hash, now) {
      if (seen.size >= maxTokens) seen.clear();
      seen.set(hash, now);
    },
    clear: () => seen.clear(),
  };
}
