import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dumpSummaryLine } from "#worker/db/dump/dump-summary.ts";
import { batch } from "#worker/db/query.ts";
import { backUpNightly } from "#worker/flows/nightly-backup/nightly-backup.service.ts";
import { isTimeTaken, leaveTime, takeTime } from "#worker/modules/appointments/times/take-time.repository.ts";
import { backupStore } from "#worker/storage/backup-store.ts";
import { loadBackup, saveBackup } from "../../../migrations/backup.ts";
import { findFreePort } from "../../../migrations/drill/free-port.ts";
import { openLocalState } from "../../../migrations/local-state.ts";
import { readLocalTokenKey } from "../../../migrations/local-token-key.ts";
import { seedSite } from "../../../migrations/seed/seed.ts";
import { root, runWranglerCommand } from "../../../migrations/wrangler.ts";
import { fetchServedResponses } from "../../local/served-responses.ts";
import { createState } from "../../support/storage/local-states.ts";

/** Returns a checksum of all dumped rows and of the data derived from them: columns, counters and search indexes. */
function checksum(state: string): Promise<string> {
  return openLocalState(state, async ({ DB }) => {
    const read = async (sql: string) => (await DB.prepare(sql).all()).results;
    const rows = [
      await read("SELECT * FROM users ORDER BY id"),
      await read("SELECT * FROM properties ORDER BY n"),
      await read("SELECT * FROM images ORDER BY id"),
      await read("SELECT rowid FROM property_search WHERE property_search MATCH '\"s\" *' ORDER BY rowid"),
      await read("SELECT * FROM property_events ORDER BY property_n, day, event"),
      await read("SELECT * FROM property_event_day_counts ORDER BY day, event"),
      // A restore tells colleagues again.
      (await read("SELECT * FROM enquiries ORDER BY n")).map((row) => ({ ...row, escalates_at: null })),
      await read("SELECT * FROM enquiry_history ORDER BY n"),
      await read("SELECT * FROM enquiry_counts WHERE count <> 0 ORDER BY spam, service, status"),
      await read("SELECT * FROM enquiry_day_counts WHERE count <> 0 ORDER BY day, service"),
      await read("SELECT rowid FROM enquiry_index WHERE enquiry_index MATCH 'visitor' ORDER BY rowid"),
      await read("SELECT * FROM mail_outbox ORDER BY enquiry_n"),
      await read("SELECT * FROM site_settings"),
      await read("SELECT * FROM favourites ORDER BY user_id, property_uuid"),
      await read("SELECT * FROM saved_searches ORDER BY n"),
      await read("SELECT * FROM uploads ORDER BY id"),
      await read("SELECT * FROM removed_properties ORDER BY uuid"),
      await read("SELECT * FROM sequences ORDER BY name"),
      await read("SELECT * FROM idempotency_records ORDER BY scope, key"),
      await read("SELECT * FROM audit ORDER BY n"),
      await read("SELECT * FROM resources ORDER BY id"),
      await read("SELECT * FROM availability"),
      await read("SELECT * FROM appointments ORDER BY n"),
      await read("SELECT * FROM appointment_resources ORDER BY appointment_n, resource_id"),
      await read("SELECT * FROM occupied ORDER BY resource_id, slot, seat"),
      await read("SELECT * FROM appointment_history ORDER BY n"),
    ];
    for (const [index, part] of rows.entries()) expect(part.length, `part ${index}`).toBeGreaterThan(0);
    return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  });
}

let folder = "";
const state = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hub-backup-"));
  // A restored deployment keeps its secret, from which the links of appointments are made. These states share theirs.
  await createState("seeded", state("seeded"));
  for (const name of ["restored", "from-night", "from-damaged"]) await createState("empty", state(name));
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it(
  "seeding again adds only missing properties, and seeding fails in production",
  () =>
    openLocalState(state("seeded"), async (env) => {
      const TOKEN_KEY = readLocalTokenKey(state("seeded"));
      expect(await seedSite({ ...env, ENVIRONMENT: "development", TOKEN_KEY })).toBe(0);
      await expect(seedSite({ ...env, ENVIRONMENT: "production", TOKEN_KEY })).rejects.toThrow("development only");
      expect(await seedSite({ ...env, ENVIRONMENT: "development", TOKEN_KEY }, 5)).toBe(5);
      expect(await seedSite({ ...env, ENVIRONMENT: "development", TOKEN_KEY })).toBe(0);
      const { results } = await env.DB.prepare("SELECT count(*) AS listings FROM properties").all();
      expect(results).toEqual([{ listings: 65 }]);
    }),
  120_000,
);

/** Rows for the tables that seeding leaves empty, with text that needs escaping. */
const rest = [
  `INSERT INTO audit (at, actor_id, action, entity, entity_id, before, after)
   VALUES ('2026-01-01T00:00:00.000Z', 'admin-1', 'update', 'site', 'site', '{"name":"It''s; --"}', '["It''s",\n"INSERT INTO x"]')`,
  `INSERT INTO favourites SELECT users.id, properties.uuid, '2026-01-01' FROM users, properties LIMIT 3`,
  "INSERT INTO saved_searches (user_id, path, query, label, saved_at) SELECT id, '/rent', '', 'It''s \"rent\"', '2026-01-01' FROM users",
  "INSERT INTO sequences VALUES ('reference', 1100)",
  "INSERT INTO idempotency_records VALUES ('/x', 'key', 'hash', '{\"id\":\"Zoë\"}', '2026-01-01')",
  `INSERT INTO mail_outbox (enquiry_n, attempts, last_error) SELECT n, 2, 'refused: "no"\r\nINSERT INTO x' FROM enquiries LIMIT 1`,
  `INSERT OR REPLACE INTO site_settings VALUES (1, '{"name":"Kebbeh & Daughters","address":"1st St.\\r\\n2nd line"}', '2026-01-01')`,
  "INSERT INTO removed_properties VALUES ('gone', 'buy', 'House', 'house', 'Monrovia', NULL, '', 100, '2026-01-01', 'MH-1', 'sold')",
  `INSERT INTO uploads (id, owner_id, sent_hash, key, type, bytes, width, height, created_at)
   VALUES ('u', 'admin-1', 'hash', 'k', 'image/png', 1, 1, 1, '2026-01-01')`,
  "INSERT INTO resources (id, kind, name, created_at) VALUES ('car', 'car', 'Ma''s Corolla', '2026-01-01')",
  `INSERT INTO availability VALUES (1, '{"notice_hours":3}', '2026-01-01T00:00:00.000Z')`,
  ...[1, 2].map(
    (hour) =>
      `INSERT INTO appointments (id, reference, secret_hash, kind, service, status, enquiry_n, course_id, start_at, end_at,
         created_at, changed_at)
       SELECT 'lesson-${hour}', 'A-${hour}', 'hash ${hour}', 'lesson', 'driving-school', 'confirmed', max(n), 'course',
         '2036-03-03T0${hour}:00:00.000Z', '2036-03-03T0${hour}:30:00.000Z', '2026-01-01', '2026-01-01' FROM enquiries`,
  ),
  `INSERT INTO appointment_resources (appointment_n, resource_id, start, until, event)
   SELECT n, 'car', unixepoch(start_at) * 1000, unixepoch(end_at) * 1000, 'course ' || start_at FROM appointments`,
  `INSERT INTO occupied SELECT 'car', unixepoch(start_at) / 300 + number.value, 1, 'course ' || start_at, n
   FROM appointments, json_each('[0,1,2,3,4,5]') AS number`,
  `INSERT INTO appointment_history (appointment_n, at, field, after) SELECT n, '2026-01-01', 'note', 'It''s late; --'
   FROM appointments`,
  "INSERT INTO calendar_links (user_id, secret_hash, created_at) SELECT id, 'replaced', '' FROM users LIMIT 1",
  "INSERT INTO alert_devices (id, user_id, name, endpoint, p256dh, auth, created_at) SELECT 'd', id, 'Lost', 'e', '', '', '' FROM users LIMIT 1",
  "INSERT INTO sessions SELECT 'a session', id, 'A test', '', '', '', '' FROM users LIMIT 1",
];

it("restores a backup completely, with search and counters but without sessions, devices and calendar addresses", async () => {
  await openLocalState(state("seeded"), ({ DB }) => DB.batch(rest.map((statement) => DB.prepare(statement))));
  const file = join(folder, "backup.sql");
  const saved = await saveBackup({ remote: false, state: state("seeded") }, file);
  const rows = await loadBackup({ remote: false, state: state("restored") }, file);
  expect(rows).toEqual({ loaded: saved, leftOut: 0 });
  expect(await checksum(state("restored"))).toBe(await checksum(state("seeded")));
  expect(await readFile(file, "utf8")).not.toMatch(/INSERT INTO (sessions|alert_devices|calendar_links)/);
  const open = "FROM enquiries WHERE opened_at IS NULL AND status = 'new' AND spam = 0 AND name <> ''";
  const { results } = await openLocalState(state("restored"), ({ DB }) =>
    DB.prepare(`SELECT count(*) > 0 AS found, count(*) = count(escalates_at) AS planned ${open}`).all(),
  );
  expect(results).toEqual([{ found: 1, planned: 1 }]);
}, 300_000);

it("restores the nightly backup", async () => {
  const file = join(folder, "nightly.sql");
  const run = await openLocalState(state("seeded"), ({ DB, BACKUPS }) =>
    backUpNightly(DB, backupStore(BACKUPS), new Date("2026-04-01T02:00:00Z")),
  );
  expect(run).toMatchObject({ parts: 1, finished: true });
  // The owner downloads a backup with the same command.
  const copy = ["monrovia-hub-backups/database/2026-04-01.sql", "--file", file];
  await runWranglerCommand(
    ["r2", "object", "get", ...copy, "--local", "--persist-to", state("seeded")],
    "No copy was found",
  );
  const loaded = await loadBackup({ remote: false, state: state("from-night") }, file);
  expect(loaded).toEqual({ loaded: run?.rows, leftOut: 0 });
  expect(await checksum(state("from-night"))).toBe(await checksum(state("seeded")));
}, 300_000);

it("refuses to restore a damaged or incomplete copy", async () => {
  const text = await readFile(join(folder, "nightly.sql"), "utf8");
  const file = join(folder, "damaged.sql");
  const load = () => loadBackup({ remote: false, state: state("from-damaged") }, file);
  await writeFile(file, text.replace("Monrovia", "Monrovja"));
  await expect(load()).rejects.toThrow("The copy is damaged: part 1 of 1");
  await writeFile(file, text.slice(0, text.length / 2));
  await expect(load()).rejects.toThrow("The copy is incomplete or damaged");
}, 120_000);

it.each([
  ["another schema", ", schema 0001_other.sql", "the copy needs the schema 0001_other.sql, and this version"],
  ["no schema", "", "the copy does not name its schema, and this version"],
])(
  "refuses a copy of %s before its first row",
  async (_, schema, reason) => {
    const file = join(folder, "other-schema.sql");
    const text = `-- Database copy of 2026-01-01T00:00:00.000Z${schema}\nINSERT INTO sequences VALUES ('reference', 1);\n`;
    const parts = [{ bytes: text.length, sha256: createHash("sha256").update(text).digest("hex") }];
    await writeFile(file, text + dumpSummaryLine({ rows: { sequences: 1 }, parts }));
    const command = [join(root, "migrations/backup.ts"), "load", file, "--state", state("from-damaged")];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringMatching(`^Not restored: ${reason}.*\n$`)]);
    const rows = await openLocalState(state("from-damaged"), ({ DB }) => DB.prepare("SELECT * FROM sequences").all());
    expect(rows.results).toEqual([]);
  },
  120_000,
);

it("refuses to restore into a database with rows", async () => {
  const file = join(folder, "backup.sql");
  await expect(loadBackup({ remote: false, state: state("seeded") }, file)).rejects.toThrow("already has rows");
}, 120_000);

// The drill compares the responses of a site restored from a nightly backup. Usual prices are in no copy: the next run of the
// schedule computes them.
it("a restored site gives the same responses as the original", async () => {
  const port = await findFreePort();
  const original = await fetchServedResponses(state("seeded"), port);
  expect(original.size).toBeGreaterThan(100);
  expect(original.get("/api/v1/public/properties?q=villa")).toContain('"total":');
  expect(original.get("/api/v1/contact/submissions?q=office")).toContain("a quote for cleaning a four-room office");
  const prices = await openLocalState(state("seeded"), ({ DB }) =>
    DB.prepare("SELECT state FROM jobs WHERE name = 'prices'").first("state"),
  );
  await openLocalState(state("restored"), ({ DB }) =>
    DB.prepare("INSERT OR REPLACE INTO jobs (name, state) VALUES ('prices', ?)").bind(prices).run(),
  );
  const restored = await fetchServedResponses(state("restored"), port);
  expect([...restored.keys()]).toEqual([...original.keys()]);
  // Reading an enquiry for the first time notes when.
  const withoutTime = (text = "") => text.replaceAll(/"opened_at":"[^"]+"/g, '"opened_at":"now"');
  for (const [path, text] of original) expect(withoutTime(restored.get(path)), path).toBe(withoutTime(text));
}, 300_000);

// The last test, because it changes the restored database.
it(
  "no time is taken twice after a restore, and a free one can be taken",
  () =>
    openLocalState(state("restored"), async ({ DB }) => {
      const start = Date.parse("2036-03-03T02:15:00.000Z");
      const take = (from: number) => {
        const slot = { start: from, end: from + 600_000, until: from + 600_000, seats: 1, resources: ["car"] };
        const times = { ...slot, event: `other ${from}` };
        return batch(DB, ...leaveTime(1), ...takeTime("lesson-1", times, 1));
      };
      const read = async () => (await DB.prepare("SELECT * FROM occupied ORDER BY slot").all()).results;
      const before = await read();
      const error: unknown = await take(start).catch((failure: unknown) => failure);
      expect([isTimeTaken(error), await read()]).toEqual([true, before]);
      for (const column of ["id", "secret_hash"]) {
        const copy = DB.prepare(`UPDATE appointments SET ${column} = (SELECT ${column} FROM appointments WHERE n = 1)`);
        await expect(copy.run()).rejects.toThrow(`UNIQUE constraint failed: appointments.${column}`);
      }
      await take(start + 3_600_000);
      expect(await read()).toHaveLength(8);
    }),
  120_000,
);
