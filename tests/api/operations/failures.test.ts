import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AlarmName } from "#contract/admin/alarm-names.ts";
import type { DeepHealthResponse } from "#contract/http/health.ts";
import type { Bindings } from "#worker/bindings.ts";
import { batch } from "#worker/db/query.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { followStorageClock } from "../../support/clocks/noon-clock.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { bucketWithout, databaseOfSize, readOnlyDatabase } from "../../support/stores/failing-stores.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

/** Each row of the table in .github/operations.md that other tests do not cover. */

const MONITOR_KEY = "a-monitoring-key-with-32-characters";
const production = { ENVIRONMENT: "production" };
const enquiry = { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "0775550101", message: "Is it free?" };

beforeEach(() => {
  // Some checks compare with the times of files.
  followStorageClock();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sendEnquiry = (bindings: Partial<Bindings>) =>
  callApi<{ id: string }>("/public/contact-us/general", { body: enquiry, bindings });
const publicHealth = async (bindings: Partial<Bindings> = {}) => {
  const { status, body } = await callApi<{ status: string }>("/health", { bindings });
  return [status, body.status];
};
const failedChecks = async (bindings: Partial<Bindings> = {}) => {
  const { body } = await callApi<DeepHealthResponse>("/health/deep", {
    token: MONITOR_KEY,
    bindings: { MONITOR_KEY, ...bindings },
  });
  return body.checks.filter(({ ok }) => !ok).map(({ name }) => name);
};
const run = (bindings: Partial<Bindings> = {}, now?: Date) =>
  runSchedule({ ...env, ...bindings }, now).catch(() => undefined);
const openAlarms = async () =>
  (await queryRows<{ name: AlarmName }>("SELECT name FROM alarms WHERE ended_at IS NULL ORDER BY name")).map(
    ({ name }) => name,
  );

describe("when the database cannot be written", () => {
  const broken = { DB: readOnlyDatabase() };

  it("an enquiry is accepted and stored by the next run", async () => {
    expect((await sendEnquiry(broken)).status).toBe(201);
    expect(await queryRows("SELECT 1 FROM enquiries")).toEqual([]);
    await run();
    expect(await queryRows("SELECT name FROM enquiries")).toEqual([{ name: enquiry.name }]);
  });

  it("lists are still shown, and the monitor learns it", async () => {
    expect((await callApi("/public/properties", { bindings: broken })).status).toBe(200);
    expect(await failedChecks(broken)).toContain("database");
  });
});

describe("when the image store cannot be written", () => {
  const broken = { IMAGES: bucketWithout("put") };

  it("health is not ok from the next run on, and an alarm is open until it works again", async () => {
    await run(broken);
    expect(await openAlarms()).toEqual(["storage"]);
    expect(await publicHealth(broken)).toEqual([503, "degraded"]);
    await run();
    expect(await openAlarms()).toEqual([]);
    expect(await publicHealth()).toEqual([200, "ok"]);
  });

  it("public health never writes to it", async () => {
    const put = vi.fn();
    const IMAGES = new Proxy(env.IMAGES, {
      get: (bucket, name) => (name === "put" ? put : Reflect.get(bucket, name)?.bind?.(bucket)),
    });
    await publicHealth({ IMAGES });
    expect(put).not.toHaveBeenCalled();
  });
});

it("when both stores fail, an enquiry is refused and never reported as sent", async () => {
  const { status, headers } = await sendEnquiry({ DB: unavailableDatabase, IMAGES: unavailableImages });
  expect(status).toBe(503);
  expect(headers.get("retry-after")).not.toBeNull();
});

describe("when the cron stops", () => {
  it("the monitor learns it after 15 minutes, and public health is not ok in production", async () => {
    await run({}, new Date(Date.now() - 14 * 60_000));
    expect(await failedChecks()).not.toContain("schedule");
    expect(await publicHealth(production)).toEqual([200, "ok"]);
    await runSql("UPDATE jobs SET ran_at = ?1, succeeded_at = ?1", new Date(Date.now() - 16 * 60_000).toISOString());
    expect(await failedChecks()).toContain("schedule");
    expect(await publicHealth(production)).toEqual([503, "degraded"]);
  });

  it("public health is ok before the first run", async () =>
    expect(await publicHealth(production)).toEqual([200, "ok"]));
});

it("when the nightly copy is missing, the monitor learns it without a copy and after 26 hours", async () => {
  expect(await failedChecks()).toContain("database-backup");
  await env.BACKUPS.put("database/x.sql", "x");
  expect(await failedChecks()).not.toContain("database-backup");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 27 * 3_600_000 });
  expect(await failedChecks()).toContain("database-backup");
});

it("when the copy of the images differs, the monitor learns it by the alarm", async () => {
  expect(await failedChecks()).not.toContain("image-backup");
  await batch(env.DB, raiseAlarm("image-backup", "3 photos are missing.", new Date()));
  expect(await failedChecks()).toEqual(expect.arrayContaining(["image-backup", "alarms"]));
});

describe("when the spool is stuck", () => {
  it("health is not ok while an object is unreadable", async () => {
    await env.IMAGES.put("spool/enquiries/broken.json", "{");
    await run();
    expect(await openAlarms()).toContain("spool");
    expect(await failedChecks()).toContain("spool");
    expect(await publicHealth()).toEqual([503, "degraded"]);
  });

  it("health is not ok while an enquiry waits for more than 30 minutes", async () => {
    await env.IMAGES.put("spool/enquiries/waiting.json", "{}");
    expect(await failedChecks()).not.toContain("spool");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60_000 });
    expect(await failedChecks()).toContain("spool");
  });
});

describe("when a secret is missing", () => {
  const missing = { ...production, TOKEN_KEY: undefined };

  it("health is not ok without TOKEN_KEY in production", async () => {
    expect(await publicHealth(production)).toEqual([200, "ok"]);
    expect(await publicHealth(missing)).toEqual([503, "degraded"]);
    expect(await publicHealth({ ...production, TOKEN_KEY: "short" })).toEqual([503, "degraded"]);
    expect(await failedChecks(missing)).toContain("secrets");
  });

  it("an alarm is open until it is set, and names no setting", async () => {
    await run(missing);
    expect(await openAlarms()).toContain("secrets");
    expect(JSON.stringify(await queryRows("SELECT detail FROM alarms"))).not.toContain("TOKEN_KEY");
    await run(production);
    expect(await openAlarms()).not.toContain("secrets");
  });
});

it("when the database uses half of its limit, an alarm says so", async () => {
  const bytes = (percent: number) => (percent / 100) * 10 * 1024 ** 3;
  await run({ DB: databaseOfSize(bytes(49)) });
  expect(await openAlarms()).not.toContain("database-size");
  await run({ DB: databaseOfSize(bytes(51)) });
  expect(await openAlarms()).toContain("database-size");
  expect(await failedChecks({ DB: databaseOfSize(bytes(51)) })).toContain("database-size");
});

it("admins see the open alarms on the dashboard", async () => {
  const since = new Date();
  await batch(env.DB, raiseAlarm("backup", "The copy is missing.", since));
  const { token } = await storeSignedIn({ role: "admin" });
  const { body } = await callApi<{ alarms: unknown }>("/stats", { token });
  expect(body.alarms).toEqual([{ name: "backup", detail: "The copy is missing.", since: since.toISOString() }]);
});
