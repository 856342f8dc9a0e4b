/** Names under which this browser keeps things for us. */
export const storageKeys = {
  /** What a list showed last, for when the service cannot be reached (ruling 8). */
  lastSeen: (list: string) => `last_seen_${list}`,
} as const;
