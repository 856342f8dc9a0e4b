import { expect, it } from "vitest";
import { HashQueueFull, hashQueue } from "#worker/security/hash-queue.ts";

it("runs one job, queues eight in order and rejects the next one immediately", async () => {
  const enqueue = hashQueue(8);
  const done: number[] = [];
  const jobs = Array.from({ length: 12 }, (_, index) => enqueue(() => done.push(index)));
  const settled = await Promise.allSettled(jobs);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const rejections = settled.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(rejections).toHaveLength(3);
  for (const reason of rejections) expect(reason).toBeInstanceOf(HashQueueFull);
});

it("continues with the next job after a failure and accepts new jobs", async () => {
  const enqueue = hashQueue(1);
  const failing = enqueue(() => {
    throw new Error("failed");
  });
  const next = enqueue(() => "done");
  await expect(enqueue(() => "too many")).rejects.toBeInstanceOf(HashQueueFull);
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("done");
  expect(await enqueue(() => "room")).toBe("room");
});

it("does not block other work while jobs wait", async () => {
  const enqueue = hashQueue(3);
  const order: string[] = [];
  const jobs = Array.from({ length: 3 }, (_, index) => enqueue(() => order.push(`work ${index}`)));
  const other = (async () => {
    while (order.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    order.push("other");
  })();
  await Promise.all([...jobs, other]);
  expect(order.indexOf("other")).toBeLessThan(order.indexOf("work 2"));
});
