import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { createAdminClient } from "../../support/admin-client.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

afterEach(() => void vi.restoreAllMocks());

const minute = 60_000;
const start = Date.now();
const at = (minutes: number) => new Date(start + minutes * minute);
const job = async (name: string) =>
  (
    await queryRows<{ ran_at: string; succeeded_at: string | null; failures: number; error: string | null }>(
      "SELECT ran_at, succeeded_at, failures, error FROM jobs WHERE name = ?",
      name,
    )
  )[0];
const openAlarms = async () =>
  (await queryRows<{ name: string }>("SELECT name FROM alarms WHERE ended_at IS NULL ORDER BY name")).map(
    ({ name }) => name,
  );

/** Runs the schedule and returns the log lines of its tasks. */
async function runAndReadLines(bindings: object = {}, now = at(0)) {
  const log = vi.spyOn(console, "log");
  const error = vi.spyOn(console, "error").mockReturnValue();
  await runSchedule({ ...env, ...bindings }, now).catch(() => undefined);
  const lines = [...log.mock.calls, ...error.mock.calls].map(([line]) => String(line));
  return lines.filter((line) => line.startsWith('{"schedule"')).map((line) => JSON.parse(line));
}

it("runs all tasks and reports the error when the image store is unavailable", async () => {
  await createAdminClient();
  await expect(runSchedule({ ...env, IMAGES: unavailableImages }, at(31 * 24 * 60))).rejects.toThrow("images");
  expect(await queryRows("SELECT 1 FROM sessions")).toEqual([]);
});

describe("a failing task", () => {
  it("never stops the others and is recorded by name", async () => {
    await expect(runSchedule({ ...env, IMAGES: unavailableImages }, at(0))).rejects.toThrow();
    expect(await job("spool")).toEqual({
      ran_at: at(0).toISOString(),
      succeeded_at: null,
      failures: 1,
      error: "images: unavailable",
    });
    expect(await job("expiry")).toEqual({
      ran_at: at(0).toISOString(),
      succeeded_at: at(0).toISOString(),
      failures: 0,
      error: null,
    });
    await runSchedule(env, at(5));
    expect(await job("spool")).toMatchObject({ succeeded_at: at(5).toISOString(), failures: 0, error: null });
  });

  it("raises the alarm after three failures in a row, which ends when it succeeds", async () => {
    const broken = { ...env, IMAGES: unavailableImages };
    for (const minutes of [0, 5]) await runSchedule(broken, at(minutes)).catch(() => undefined);
    expect(await openAlarms()).not.toContain("schedule");
    await runSchedule(broken, at(10)).catch(() => undefined);
    expect(await openAlarms()).toContain("schedule");
    expect((await queryRows("SELECT detail FROM alarms WHERE name = 'schedule'"))[0]?.detail).toContain(
      "storing waiting enquiries",
    );
    await runSchedule(env, at(15));
    expect(await openAlarms()).not.toContain("schedule");
  });

  it("is logged in one line with its name, duration and reason", async () => {
    const lines = await runAndReadLines({ IMAGES: unavailableImages });
    expect(lines.filter(({ schedule }) => schedule === "spool")).toEqual([
      {
        schedule: "spool",
        result: "failed",
        ms: expect.any(Number),
        error: "images: unavailable",
        stack: expect.any(String),
      },
    ]);
  });
});

it("a successful task is logged with its name, duration and numbers", async () => {
  const mailing = {
    MAILER: { send: async () => ({ messageId: "1" }) } as unknown as SendEmail,
    MAIL_FROM: "a",
    MAIL_TO: "b",
  };
  await storeTestEnquiry({ mailed: true });
  const lines = await runAndReadLines(mailing);
  expect(lines.filter(({ schedule }) => schedule === "mail")).toEqual([
    { schedule: "mail", result: "ok", ms: expect.any(Number), done: { sent: 1, failed: 0 } },
  ]);
});

it("without a database every task is still run and logged", async () => {
  const lines = await runAndReadLines({ DB: unavailableDatabase });
  const names = lines.filter(({ result }) => result === "failed").map(({ schedule }) => schedule);
  expect(names).toEqual(expect.arrayContaining(["expiry", "bin", "backup", "health", "alarms"]));
  expect(lines.filter(({ result }) => result === "not recorded").length).toBeGreaterThanOrEqual(names.length);
});
