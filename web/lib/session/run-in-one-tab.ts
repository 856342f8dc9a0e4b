import { deleteStored, readStored, writeStored } from "../storage/stored-value.ts";

/** How long other tabs wait for a tab, in milliseconds. */
const maxWait = 25_000;
const pause = 40;

interface Lock {
  owner: string;
  until: number;
}

function isLock(value: unknown): value is Lock {
  return typeof value === "object" && value !== null && "owner" in value && "until" in value;
}

/**
 * Runs an action in one tab of this browser at a time; the other tabs wait. Two tabs that refresh with the same token could
 * end the session (decision 0017).
 */
export async function runInOneTab<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(name, action) as Promise<Result>;
  // Without navigator.locks, a stored entry is the lock: the tab whose entry is still there after a pause has it.
  const key = `turn_${name}`;
  const owner = `${Date.now()}-${Math.random()}`;
  const isMine = () => readStored(key, isLock)?.owner === owner;
  for (const started = Date.now(); Date.now() - started < maxWait; ) {
    const lock = readStored(key, isLock);
    if (!lock || lock.until < Date.now()) writeStored(key, { owner, until: Date.now() + maxWait });
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isMine()) break;
  }
  try {
    return await action();
  } finally {
    if (isMine()) deleteStored(key);
  }
}
