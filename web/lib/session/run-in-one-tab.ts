import { deleteStored, readStored, writeStored } from "../storage/stored-value.ts";

/** How long a tab may be at it before another one stops waiting, in milliseconds. */
const patience = 25_000;
const pause = 40;

interface Turn {
  owner: string;
  until: number;
}

function isTurn(value: unknown): value is Turn {
  return typeof value === "object" && value !== null && "owner" in value && "until" in value;
}

/** Does something in one tab of this browser at a time; the others wait for their turn. */
export async function runInOneTab<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(name, act) as Promise<Result>;
  // Older browsers: the turn is a stored entry. Whoever still finds their own after a moment has it.
  const key = `turn_${name}`;
  const owner = `${Date.now()}-${Math.random()}`;
  const isMine = () => readStored(key, isTurn)?.owner === owner;
  for (const started = Date.now(); Date.now() - started < patience; ) {
    const turn = readStored(key, isTurn);
    if (!turn || turn.until < Date.now()) writeStored(key, { owner, until: Date.now() + patience });
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isMine()) break;
  }
  try {
    return await act();
  } finally {
    if (isMine()) deleteStored(key);
  }
}
