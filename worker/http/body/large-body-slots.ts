/** Parsing and cleaning a large body needs several times its size, and an isolate has only 128 MB. */
const maxConcurrent = 2;
/** A slot without data for this long is free again, so that a lost connection does not block it. */
const idleTimeoutMs = 30_000;

/** Limits how many large bodies the isolate receives at once. */
export interface LargeBodySlots {
  /** Returns a slot, or undefined if all are taken. */
  acquire(now: number): LargeBodySlot | undefined;
}

interface LargeBodySlot {
  /** Reports that data is still arriving. */
  touch(now: number): void;
  release(): void;
}

export function createLargeBodySlots(): LargeBodySlots {
  const lastActive = new Map<LargeBodySlot, number>();
  return {
    acquire(now) {
      for (const [slot, time] of lastActive) if (now - time > idleTimeoutMs) lastActive.delete(slot);
      if (lastActive.size >= maxConcurrent) return undefined;
      const slot: LargeBodySlot = {
        touch: (time) => lastActive.has(slot) && lastActive.set(slot, time),
        release: () => lastActive.delete(slot),
      };
      lastActive.set(slot, now);
      return slot;
    },
  };
}
