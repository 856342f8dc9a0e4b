/** Too many are waiting already. */
export class HashQueueFull extends Error {
  override readonly name = "TurnstileFull";
}

interface Ticket {
  seen: number;
}

/** How often somebody who waits looks whether it is their turn, in milliseconds. */
const glance = 5;
/** What everybody else gets between two pieces of work, in milliseconds: answers that are ready leave, others come in. */
const breath = 15;
/** Who has not looked for this long has gone: a request can be cancelled while it waits. */
const patience = 5000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Lets one piece of synchronous work run at a time, with a breath for everybody else between two, and so many wait.
 * Everyone who waits has a timer of their own, since one request must not depend on another's promise.
 */
export function hashQueue(waiting: number) {
  let queue: Ticket[] = [];

  /** @throws TurnstileFull when so many are waiting already */
  return async function pass<T>(work: () => T): Promise<T> {
    queue = queue.filter(({ seen }) => Date.now() - seen < patience);
    if (queue.length > waiting) throw new HashQueueFull("too many are waiting");
    const ticket: Ticket = { seen: Date.now() };
    queue.push(ticket);
    try {
      do {
        await pause(glance);
        ticket.seen = Date.now();
        queue = queue.filter((other) => other === ticket || Date.now() - other.seen < patience);
        if (!queue.includes(ticket)) queue.push(ticket);
      } while (queue[0] !== ticket);
      // The clocks of all who wait are due as soon as a piece of work ends: without this they would follow at once.
      await pause(breath);
      return work();
    } finally {
      queue = queue.filter((other) => other !== ticket);
    }
  };
}
