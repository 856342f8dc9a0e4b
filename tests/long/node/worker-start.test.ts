import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Miniflare } from "miniflare";
import { expect, it } from "vitest";
import { miniflareOptions, prepareWorker } from "../../support/bundled-worker.ts";

/** Returns the time from the start of workerd to the first response, in milliseconds. */
async function timeStart(worker: Parameters<typeof miniflareOptions>[0]): Promise<number> {
  const started = performance.now();
  const site = new Miniflare(miniflareOptions(worker));
  try {
    const response = await site.dispatchFetch("http://localhost/robots.txt");
    await response.arrayBuffer();
    return performance.now() - started;
  } finally {
    await site.dispose();
  }
}

it("the worker starts; its size and the time above that of an empty worker are printed", async () => {
  const worker = await prepareWorker();
  const bytes = gzipSync(Buffer.concat(worker.modules.map(({ path }) => readFileSync(path)))).length;
  const times: number[] = [];
  for (let round = 0; round < 5; round++) times.push((await timeStart(worker)) - (await timeStart(undefined)));
  times.sort((one, other) => one - other);
  console.log(`The worker has ${bytes} bytes compressed, and starts in ${times[2]?.toFixed(0)} ms (median of five)`);
  expect(bytes).toBeGreaterThan(0);
}, 120_000);
