/** Too many passwords are waiting to be hashed, in total or of one address. */
export class HashQueueFull extends Error {
  override readonly name = "HashQueueFull";
}

interface Ticket {
  address: string;
  lastSeen: number;
}

/** Waiting requests of one address; more would block the requests of everyone else. */
const maxPerAddress = 2;
/** How often a waiting request checks whether it is next. */
const pollIntervalMs = 5;
/** Time between two jobs in which the isolate can handle other requests. */
const pauseMs = 15;
/** A ticket that was not seen for this long belongs to a cancelled request. */
const abandonedAfterMs = 5000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Creates a queue that runs one synchronous job at a time, with a pause in between, and holds at most `maxWaiting`
 * more, at most two of one address. Each request polls with its own timer, because a Workers request cannot wait for a
 * promise of another one.
 */
export function hashQueue(maxWaiting: number) {
  let queue: Ticket[] = [];

  /** @throws HashQueueFull */
  return async function runInQueue<T>(address: string, job: () => T): Promise<T> {
    queue = queue.filter(({ lastSeen }) => Date.now() - lastSeen < abandonedAfterMs);
    if (queue.length > maxWaiting) throw new HashQueueFull("too many are waiting");
    const ofAddress = queue.filter((ticket) => ticket.address === address);
    if (ofAddress.length >= maxPerAddress) throw new HashQueueFull("too many of one address are waiting");
    const ticket: Ticket = { address, lastSeen: Date.now() };
    queue.push(ticket);
    try {
      do {
        await pause(pollIntervalMs);
        ticket.lastSeen = Date.now();
        queue = queue.filter((other) => other === ticket || Date.now() - other.lastSeen < abandonedAfterMs);
        if (!queue.includes(ticket)) queue.push(ticket);
      } while (queue[0] !== ticket);
      // All polling timers are due after a job. Without a pause the next job would start at once.
      await pause(pauseMs);
      return job();
    } finally {
      queue = queue.filter((other) => other !== ticket);
    }
  };
}
