import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { send } from "../../support/public-client.ts";

const night = new Date("2026-03-02T02:00:00Z");
const key = "backups/2026-03-02.sql";

it("backs up the database once a night, and the backup is not public", async () => {
  await storeTestEnquiry({ name: "It's Ma Kebbeh" });
  await runSchedule(env, night);
  const copy = await (await env.IMAGES.get(key))?.text();
  expect(copy).toContain("'It''s Ma Kebbeh'");
  for (const path of [`/images/${key}`, `/${key}`, `/api/v1/${key}`]) {
    expect((await send(path)).status, path).toBe(404);
  }
  await storeTestEnquiry({ name: "Later" });
  await runSchedule(env, new Date(night.getTime() + 300_000));
  expect(await (await env.IMAGES.get(key))?.text()).toBe(copy);
});

it("repeats a failed backup in the next run", async () => {
  const createMultipartUpload = () => Promise.reject(new Error("away"));
  const IMAGES = new Proxy(env.IMAGES, {
    get: (bucket, name) => {
      if (name === "createMultipartUpload") return createMultipartUpload;
      const value = Reflect.get(bucket, name);
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  });
  await expect(runSchedule({ ...env, IMAGES }, night)).rejects.toThrow();
  expect(await env.IMAGES.head(key)).toBeNull();
  await runSchedule(env, night);
  expect(await env.IMAGES.head(key)).not.toBeNull();
});
