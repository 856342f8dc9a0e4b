import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { acceptSmallerCopy } from "#worker/flows/nightly-backup/backup-state.repository.ts";
import { backUpNightly } from "#worker/flows/nightly-backup/nightly-backup.service.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { backupStore } from "#worker/storage/backup-store.ts";
import { storeTestEnquiry } from "../../../support/enquiries.ts";
import { storeProperty } from "../../../support/properties.ts";
import { send } from "../../../support/public-client.ts";
import { queryRows, runSql } from "../../../support/storage/rows.ts";

const night = new Date("2026-03-02T02:00:00Z");
const after = (minutes: number) => new Date(night.getTime() + minutes * 60_000);
const key = "database/2026-03-02.sql";
const store = backupStore(env.BACKUPS);
const runStep = (minutes: number, usedStore = store) => backUpNightly(env.DB, usedStore, after(minutes), 1);

/** Stores rows of more than one part. */
async function storeLargeRows(megabytes: number): Promise<void> {
  await runSql(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
     INSERT INTO removed_properties (uuid, kind, property_type, type_key, city, area, area_key, price_cents, removed_at)
     SELECT 'gone-' || n, 'buy', 'House', 'house', hex(zeroblob(25000)), NULL, '', 100, '2026-01-01' FROM numbers`,
    megabytes * 20,
  );
}
const readCopy = async (name = key) => (await env.BACKUPS.get(name))?.text();
const readAlarm = async () => (await queryRows("SELECT detail, ended_at FROM alarms WHERE name = 'backup'"))[0];

it("backs up the database once a night, and the backup is not public", async () => {
  await storeTestEnquiry({ name: "It's Ma Kebbeh" });
  await runSchedule(env, night);
  const copy = await readCopy();
  expect(copy).toContain("'It''s Ma Kebbeh'");
  for (const path of [`/images/${key}`, `/${key}`, `/api/v1/${key}`]) {
    expect((await send(path)).status, path).toBe(404);
  }
  await storeTestEnquiry({ name: "Later" });
  await runSchedule(env, after(5));
  expect(await readCopy()).toBe(copy);
});

it("a backup in steps is complete or absent", async () => {
  await storeTestEnquiry({ name: "Ma Kebbeh" });
  await storeLargeRows(12);
  for (const minutes of [0, 5]) {
    expect(await runStep(minutes)).toMatchObject({ parts: 1, finished: false });
    expect(await env.BACKUPS.head(key)).toBeNull();
  }
  expect(await runStep(10)).toMatchObject({ parts: 1, finished: true });
  const copy = (await readCopy()) ?? "";
  expect(copy.match(/'gone-\d+'/g)).toHaveLength(240);
  expect(copy).toContain("'Ma Kebbeh'");
  expect(copy.trimEnd().split("\n").at(-1)).toMatch(/^-- Complete: .*"removed_properties":240/);
  expect(await runStep(15)).toBeUndefined();
});

it("leaves out what was added after the start", async () => {
  await storeLargeRows(6);
  await runStep(0);
  await storeTestEnquiry({ name: "Too late" });
  await runStep(5);
  expect(await readCopy()).not.toContain("Too late");
});

it("repeats only the failed step of a backup", async () => {
  await storeLargeRows(6);
  await runStep(0);
  const failing = { ...store, addPart: () => Promise.reject(new Error("away")) };
  await expect(runStep(5, failing)).rejects.toThrow("away");
  expect(await runStep(10)).toMatchObject({ parts: 1, finished: true });
  expect((await readCopy())?.match(/'gone-\d+'/g)).toHaveLength(120);
});

it("starts over after an upload that cannot be completed", async () => {
  const failing = { ...store, complete: () => Promise.reject(new Error("invalid part")) };
  await expect(runStep(0, failing)).rejects.toThrow("invalid part");
  expect(await env.BACKUPS.head(key)).toBeNull();
  expect(await runStep(5)).toMatchObject({ finished: true });
});

it("keeps a copy whose completion was not confirmed", async () => {
  const lostResponse = {
    ...store,
    complete: async (...values: Parameters<typeof store.complete>) => {
      await store.complete(...values);
      throw new Error("no response");
    },
  };
  expect(await runStep(0, lostResponse)).toMatchObject({ finished: true });
  expect(await runStep(5)).toBeUndefined();
});

it("a backup that is not finished after 24 hours starts over and raises an alarm until one is complete", async () => {
  await storeLargeRows(6);
  await runStep(0);
  expect(await runStep(24 * 60)).toMatchObject({ finished: false });
  expect(await readAlarm()).toEqual({ detail: expect.stringContaining("2026-03-02 was not finished"), ended_at: null });
  expect(await runStep(24 * 60 + 5)).toMatchObject({ finished: true });
  expect(await env.BACKUPS.head(key)).toBeNull();
  expect(await env.BACKUPS.head("database/2026-03-03.sql")).not.toBeNull();
  expect(await readAlarm()).toMatchObject({ ended_at: after(24 * 60 + 5).toISOString() });
});

it("raises an alarm when the newest copy is older than 36 hours, but not on a younger site", async () => {
  const failing = { ...store, start: () => Promise.reject(new Error("away")) };
  for (const hours of [0, 24, 36]) await expect(runStep(hours * 60, failing)).rejects.toThrow("away");
  expect(await readAlarm()).toBeUndefined();
  await expect(runStep(36 * 60 + 5, failing)).rejects.toThrow("away");
  expect(await readAlarm()).toEqual({ detail: expect.stringContaining("older than 36 hours"), ended_at: null });
  await runStep(36 * 60 + 10);
  expect(await readAlarm()).toMatchObject({ ended_at: expect.any(String) });
});

it("a restored database does not repeat the copy of the day", async () => {
  await runStep(0);
  await runSql("DELETE FROM jobs");
  expect(await runStep(5)).toBeUndefined();
});

it("deletes copies after 30 days", async () => {
  await runStep(0);
  await runStep(30 * 24 * 60);
  expect(await env.BACKUPS.head(key)).not.toBeNull();
  await runStep(31 * 24 * 60);
  expect((await env.BACKUPS.list({ prefix: "database/" })).objects.map((object) => object.key)).toEqual([
    "database/2026-04-01.sql",
    "database/2026-04-02.sql",
  ]);
});

it("a copy much smaller than the last one is an alarm, is not kept and replaces no other, until it is accepted", async () => {
  await storeLargeRows(2);
  await runStep(0);
  await runSql("DELETE FROM removed_properties");
  for (const day of [1, 2, 40]) {
    expect(await runStep(day * 24 * 60)).toMatchObject({ finished: false });
    expect(await runStep(day * 24 * 60 + 5)).toBeUndefined();
    expect((await env.BACKUPS.list()).objects.map((object) => object.key)).toEqual([key]);
    expect((await store.findNewest())?.day).toBe("2026-03-02");
    expect(await readAlarm()).toEqual({
      detail: expect.stringMatching(/ has \d+ kB instead of [\d,]+ kB\. Data may be missing/),
      ended_at: null,
    });
  }
  await runSql(acceptSmallerCopy);
  expect(await runStep(40 * 24 * 60 + 10)).toMatchObject({ finished: true });
  expect((await store.findNewest())?.day).toBe("2026-04-11");
  expect(await readAlarm()).toMatchObject({ ended_at: expect.any(String) });
  await storeLargeRows(2);
  await runStep(41 * 24 * 60);
  await runSql("DELETE FROM removed_properties");
  expect(await runStep(42 * 24 * 60)).toMatchObject({ finished: false });
});

it("a copy with less than half of the listings is refused, however large the rest is", async () => {
  await storeLargeRows(2);
  for (let count = 0; count < 20; count++) await storeProperty();
  await runStep(0);
  await runSql("DELETE FROM properties WHERE n > 9");
  expect(await runStep(24 * 60)).toMatchObject({ finished: false });
  expect(await readAlarm()).toMatchObject({ detail: expect.stringContaining("has 9 listings instead of 20.") });
});

it("a copy is kept when data shrinks a little, or when a new site has few listings", async () => {
  await storeLargeRows(2);
  for (let count = 0; count < 4; count++) await storeProperty();
  await runStep(0);
  await runSql("DELETE FROM removed_properties WHERE rowid > 30");
  await runSql("DELETE FROM properties WHERE n > 1");
  expect(await runStep(24 * 60)).toMatchObject({ finished: true });
  expect(await readAlarm()).toBeUndefined();
});

it("a copy never lacks a row without an alarm, which names the table and the number only", async () => {
  const storeEntry = (bytes: number) =>
    runSql(
      "INSERT INTO audit (at, action, entity, entity_id, before) VALUES ('2026-03-01', 'update', 'import', 'x', hex(zeroblob(?)))",
      bytes / 2,
    );
  await storeEntry(100_000);
  await storeEntry(100_000);
  await storeEntry(90_000);
  await runStep(0);
  expect(await readAlarm()).toEqual({ detail: expect.stringContaining("(audit: 2)"), ended_at: null });
  expect(await readCopy()).toContain("-- Left out: a row of audit");
  await runStep(5);
  expect(await readAlarm()).toMatchObject({ ended_at: null });
});

it("the stored response of a large import, which a copy may lack, never raises an alarm", async () => {
  await runSql("INSERT INTO idempotency_records VALUES ('/b', 'k', 'h', hex(zeroblob(60000)), 'x')");
  await runStep(0);
  expect(await readCopy()).toContain("-- Left out: a row of idempotency_records");
  expect(await readAlarm()).toBeUndefined();
});
