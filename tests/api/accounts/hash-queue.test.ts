import { expect, it } from "vitest";
import { HashQueueFull, hashQueue } from "#worker/security/hash-queue.ts";

it("runs one job, queues eight in order and rejects the next one immediately", async () => {
  const enqueue = hashQueue(8);
  const done: number[] = [];
  const jobs = Array.from({ length: 12 }, (_, index) => enqueue(`address ${index}`, () => done.push(index)));
  const settled = await Promise.allSettled(jobs);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const rejections = settled.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(rejections).toHaveLength(3);
  for (const reason of rejections) expect(reason).toBeInstanceOf(HashQueueFull);
});

it("continues with the next job after a failure and accepts new jobs", async () => {
  const enqueue = hashQueue(1);
  const failing = enqueue("one", () => {
    throw new Error("failed");
  });
  const next = enqueue("two", () => "done");
  await expect(enqueue("three", () => "too many")).rejects.toBeInstanceOf(HashQueueFull);
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("done");
  expect(await enqueue("one", () => "room")).toBe("room");
});

it("does not block other work while jobs wait", async () => {
  const enqueue = hashQueue(3);
  const order: string[] = [];
  const jobs = Array.from({ length: 3 }, (_, index) => enqueue(`address ${index}`, () => order.push(`work ${index}`)));
  const other = (async () => {
    while (order.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    order.push("other");
  })();
  await Promise.all([...jobs, other]);
  expect(order.indexOf("other")).toBeLessThan(order.indexOf("work 2"));
});

it("queues at most two jobs of one address, so that others are never blocked by it", async () => {
  const enqueue = hashQueue(8);
  const flood = Array.from({ length: 12 }, () => enqueue("one address", () => "done"));
  const other = enqueue("another address", () => "done");
  const settled = await Promise.allSettled(flood);
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", ...Array(10).fill("rejected")]);
  expect(await other).toBe("done");
  expect(await enqueue("one address", () => "room")).toBe("room");
});
