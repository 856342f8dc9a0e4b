import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { batch } from "#worker/db/query.ts";
import type { UnfinishedCopy } from "#worker/flows/nightly-backup/backup-state.repository.ts";
import { cleanUpDaily } from "#worker/flows/retention/daily-retention.service.ts";
import { saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import { followStorageClock } from "../../support/clocks/noon-clock.ts";
import { storeProperty } from "../../support/properties.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";

// A trigger keeps recent audit entries, by the clock of the database.
followStorageClock();
beforeEach(followStorageClock);
const now = new Date();
const day = (date: Date) => date.toISOString().slice(0, 10);
const monthsAgo = (months: number, days = 0) => {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return new Date(date.getTime() - days * 86_400_000);
};
const run = (...statements: string[]) => env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
const totals = () => queryRows("SELECT event, count FROM property_event_totals ORDER BY event");

/** Stores one view on each of many days before a date. */
const storeVisits = (before: Date, days: number) =>
  runSql(
    `WITH RECURSIVE days(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM days WHERE i < ?)
     INSERT INTO property_events SELECT n, date(?, '-' || i || ' days'), 'view', 2 FROM properties, days`,
    days,
    day(before),
  );
const storeAudit = (at: Date, entries: number) =>
  runSql(
    `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ?)
     INSERT INTO audit (at, action, entity, entity_id) SELECT ?, 'update', 'property', i FROM numbers`,
    entries,
    at.toISOString(),
  );

it("old visits stay in the totals, and younger ones per day", async () => {
  await storeProperty();
  await storeVisits(monthsAgo(24), 700);
  await run(
    `INSERT INTO property_events SELECT n, '${day(monthsAgo(24))}', 'view', 5 FROM properties`,
    "INSERT INTO property_event_totals SELECT n, 'view', 11 FROM properties",
    "INSERT INTO property_events SELECT n, '2020-01-01', 'call', 3 FROM properties",
  );
  expect(await cleanUpDaily(env.DB, now)).toEqual({ visits: 701, audit: 0, imports: 0 });
  expect(await totals()).toEqual([
    { event: "call", count: 3 },
    { event: "view", count: 1411 },
  ]);
  expect(await queryRows("SELECT day, count FROM property_events")).toEqual([{ day: day(monthsAgo(24)), count: 5 }]);
});

it("no visit is lost or counted twice when a transaction fails", async () => {
  await storeProperty();
  await storeVisits(monthsAgo(24), 3);
  await run("CREATE TRIGGER refuse BEFORE DELETE ON property_events BEGIN SELECT RAISE(ABORT, 'no'); END");
  await expect(cleanUpDaily(env.DB, now)).rejects.toThrow();
  expect(await totals()).toEqual([]);
  await run("DROP TRIGGER refuse");
  await cleanUpDaily(env.DB, now);
  expect(await totals()).toEqual([{ event: "view", count: 6 }]);
});

it("old audit entries stay in the totals by month, and younger ones in the log", async () => {
  await storeAudit(new Date("2020-05-01T00:00:00Z"), 600);
  await storeAudit(new Date("2020-06-01T00:00:00Z"), 2);
  await storeAudit(monthsAgo(24, -2), 1);
  expect(await cleanUpDaily(env.DB, now)).toEqual({ visits: 0, audit: 602, imports: 0 });
  expect(await queryRows("SELECT month, entity, action, count FROM audit_totals ORDER BY month")).toEqual([
    { month: "2020-05", entity: "property", action: "update", count: 600 },
    { month: "2020-06", entity: "property", action: "update", count: 2 },
  ]);
  expect(await queryRows("SELECT at FROM audit")).toEqual([{ at: monthsAgo(24, -2).toISOString() }]);
});

it("a clock that runs ahead deletes nothing early", async () => {
  await storeProperty();
  await storeVisits(now, 3);
  await storeAudit(now, 3);
  const inThreeYears = new Date(now.getTime() + 3 * 365 * 86_400_000);
  expect(await cleanUpDaily(env.DB, inThreeYears)).toEqual({ visits: 0, audit: 0, imports: 0 });
});

it("a run is limited, and the next one continues", async () => {
  await storeAudit(new Date("2020-05-01T00:00:00Z"), 5_003);
  expect(await cleanUpDaily(env.DB, now)).toEqual({ visits: 0, audit: 5_000, imports: 0 });
  expect(await cleanUpDaily(env.DB, now)).toEqual({ visits: 0, audit: 3, imports: 0 });
  expect(await queryRows("SELECT sum(count) AS count FROM audit_totals")).toEqual([{ count: 5_003 }]);
  expect(await cleanUpDaily(env.DB, now)).toBeUndefined();
});

it("nothing is summed while a copy of the database is being made", async () => {
  await storeAudit(new Date("2020-05-01T00:00:00Z"), 1);
  const unfinished: UnfinishedCopy = {
    day: "2026-01-01",
    uploadId: "1",
    startedAt: "2026-01-01T02:00:00Z",
    position: { tables: [] },
    summary: { rows: {}, parts: [] },
    isFinished: false,
    uploaded: [],
  };
  await batch(env.DB, saveJobState("backup", { since: "2026-01-01", unfinished }));
  expect(await cleanUpDaily(env.DB, now)).toBeUndefined();
  await run("DELETE FROM jobs");
  expect(await cleanUpDaily(env.DB, now)).toEqual({ visits: 0, audit: 1, imports: 0 });
});

it("deletes ended alarms after 90 days, keeps open ones, and stores the size of the database", async () => {
  const old = new Date(now.getTime() - 91 * 86_400_000).toISOString();
  const recent = new Date(now.getTime() - 89 * 86_400_000).toISOString();
  await run(
    `INSERT INTO alarms VALUES ('backup', 'x', '${old}', '${old}'), ('mail', 'x', '${old}', '${recent}'), ('spool', 'x', '${old}', NULL)`,
  );
  await cleanUpDaily(env.DB, now);
  expect(await queryRows("SELECT name FROM alarms ORDER BY name")).toEqual([{ name: "mail" }, { name: "spool" }]);
  const [size] = await queryRows<{ count: number }>("SELECT count FROM daily_counts WHERE name = 'database-bytes'");
  expect(size?.count).toBeGreaterThan(100_000);
});

/** Stores an import with rows. */
const storeImport = (id: string, startedAt: Date, changedAt: Date, rows: number) =>
  run(
    `INSERT INTO imports (id, actor_id, started_at, changed_at, created) VALUES ('${id}', 'u', '${startedAt.toISOString()}', '${changedAt.toISOString()}', ${rows})`,
    `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${rows})
     INSERT INTO import_rows (import_id, row, property_uuid, result, at)
     SELECT '${id}', i, 'p-' || i, 'created', '${changedAt.toISOString()}' FROM numbers`,
  );
const importRowCounts = () =>
  queryRows("SELECT import_id, count(*) AS count FROM import_rows GROUP BY import_id ORDER BY import_id");

it("deletes the rows of an import after 12 months, and its counts after 24 months", async () => {
  await storeImport("ancient", monthsAgo(25), monthsAgo(25), 2);
  await storeImport("continued", monthsAgo(13), monthsAgo(11), 3);
  await storeImport("old", monthsAgo(12, 1), monthsAgo(12, 1), 4);
  await storeImport("recent", monthsAgo(11), monthsAgo(11), 5);
  expect(await cleanUpDaily(env.DB, now)).toEqual({ visits: 0, audit: 0, imports: 6 });
  expect(await importRowCounts()).toEqual([
    { import_id: "continued", count: 3 },
    { import_id: "recent", count: 5 },
  ]);
  expect(await queryRows("SELECT id FROM imports ORDER BY id")).toEqual([
    { id: "continued" },
    { id: "old" },
    { id: "recent" },
  ]);
});

it("deletes at most 5,000 rows of imports in a run, and continues with the next one", async () => {
  await storeImport("old", monthsAgo(14), monthsAgo(14), 5_004);
  expect(await cleanUpDaily(env.DB, now)).toMatchObject({ imports: 5_000 });
  expect(await cleanUpDaily(env.DB, now)).toMatchObject({ imports: 4 });
  expect(await cleanUpDaily(env.DB, now)).toBeUndefined();
});

it("keeps the rows of an import while the clock runs ahead", async () => {
  await storeImport("new", now, now, 3);
  await cleanUpDaily(env.DB, new Date(now.getTime() + 3 * 365 * 86_400_000));
  expect(await importRowCounts()).toEqual([{ import_id: "new", count: 3 }]);
});
