import { expect, it } from "vitest";
import { HashQueueFull, hashQueue } from "#worker/security/hash-queue.ts";

it("runs one job, queues eight in order and rejects the next one immediately", async () => {
  const pass = hashQueue(8);
  const done: number[] = [];
  const came = Array.from({ length: 12 }, (_, index) => pass(() => done.push(index)));
  const settled = await Promise.allSettled(came);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(3);
  for (const reason of refused) expect(reason).toBeInstanceOf(HashQueueFull);
});

it("continues with the next job after a failure and accepts new jobs", async () => {
  const pass = hashQueue(1);
  const fails = pass(() => {
    throw new Error("failed");
  });
  const next = pass(() => "done");
  await expect(pass(() => "too many")).rejects.toBeInstanceOf(HashQueueFull);
  await expect(fails).rejects.toThrow("failed");
  expect(await next).toBe("done");
  expect(await pass(() => "room")).toBe("room");
});

it("does not block other work while jobs wait", async () => {
  const pass = hashQueue(3);
  const order: string[] = [];
  const work = Array.from({ length: 3 }, (_, index) => pass(() => order.push(`work ${index}`)));
  const other = (async () => {
    while (order.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    order.push("other");
  })();
  await Promise.all([...work, other]);
  expect(order.indexOf("other")).toBeLessThan(order.indexOf("work 2"));
});
