import { expect, it } from "vitest";
import { HashQueueFull, hashQueue } from "#worker/security/hash-queue.ts";

it("one works and eight wait, in the order they came; who comes then is refused at once", async () => {
  const pass = hashQueue(8);
  const done: number[] = [];
  const came = Array.from({ length: 12 }, (_, index) => pass(() => done.push(index)));
  const settled = await Promise.allSettled(came);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(3);
  for (const reason of refused) expect(reason).toBeInstanceOf(HashQueueFull);
});

it("work that fails lets the next one in, and there is room again afterwards", async () => {
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

it("others get on with their work while some wait", async () => {
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
