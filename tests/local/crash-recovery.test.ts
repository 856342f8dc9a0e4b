import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { readD1Migrations } from "@cloudflare/vitest-plugin";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleWorker, miniflareOptions, type WorkerSource } from "../support/bundled-worker.ts";
import { buildPng } from "../support/images.ts";

const kills = 10;
const clients = 4;
const token = `at_${"k".repeat(43)}`;
const fields = {
  title: "House with a mango tree",
  description: "Quiet.",
  price: "90000",
  property_type: "House",
  address: "12 Broad Street",
  city: "Monrovia",
  state: "Montserrado",
  country: "Liberia",
};

let folder = "";
let source: WorkerSource;

/** Opens the stores of the killed sites. */
async function open() {
  const site = new Miniflare({ ...miniflareOptions(), resourcePersistencePath: join(folder, "state") });
  const db = (await site.getD1Database("DB")) as unknown as D1Database;
  const images = (await site.getR2Bucket("IMAGES")) as unknown as R2Bucket;
  return { db, images, close: () => site.dispose() };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hub-kill-"));
  source = await bundleWorker("worker/index.ts", join(folder, "site"));
  const { db, close } = await open();
  for (const { queries } of await readD1Migrations("migrations")) {
    await db.batch(queries.map((query) => db.prepare(query)));
  }
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const accessHash = createHash("sha256").update(token).digest("hex");
  await db.batch([
    db
      .prepare(
        "INSERT INTO users VALUES ('u', 'staff', 'staff', 's@x.org', 's@x.org', '', 'admin', NULL, NULL, NULL, ?)",
      )
      .bind(later),
    db.prepare("INSERT INTO sessions VALUES ('s', 'u', 'A test', ?, ?, ?, ?)").bind(later, later, later, later),
    db
      .prepare(
        "INSERT INTO token_pairs (refresh_hash, access_hash, session_id, access_ends_at, presented_at) VALUES ('r', ?, 's', ?, ?)",
      )
      .bind(accessHash, later, later),
  ]);
  await close();
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the site in its own process group, which can be killed as a whole. */
async function start(): Promise<{ site: ChildProcess; origin: string }> {
  const script = join(import.meta.dirname, "site-process.ts");
  const site = spawn(process.execPath, [script, JSON.stringify(source), join(folder, "state")], {
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [origin] = (await once(createInterface({ input: site.stdout as NodeJS.ReadableStream }), "line")) as [string];
  return { site, origin: origin.replace(/\/$/, "") };
}

async function kill(site: ChildProcess) {
  const exited = once(site, "exit");
  process.kill(-(site.pid as number), "SIGKILL");
  await exited;
}

const call = (url: string, method: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url, { method, body, headers: { authorization: `Bearer ${token}`, ...headers } });

/** Creates a property with two images, from a form or from uploads, and returns its uuid. */
async function create(origin: string, asForm: boolean, key: string): Promise<string> {
  const url = `${origin}/api/v1/create/buy/property`;
  let response: Response;
  if (asForm) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const name of ["1.png", "2.png"]) form.append("images", new Blob([buildPng()]), name);
    response = await call(url, "POST", form, { "idempotency-key": key });
  } else {
    const uploads = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of uploads) await call(`${origin}/api/v1/uploads/${id}`, "PUT", buildPng());
    const headers = { "content-type": "application/json", "idempotency-key": key };
    response = await call(url, "POST", JSON.stringify({ ...fields, uploads }), headers);
  }
  const body = (await response.json()) as { uuid: string };
  expect(response.status, JSON.stringify(body)).toBe(201);
  return body.uuid;
}

it("a site killed ten times while creating properties loses no confirmed property and stores none partially", async () => {
  const confirmed: string[] = [];
  for (let round = 0; round < kills; round++) {
    const { site, origin } = await start();
    const targetCount = confirmed.length + 3 + round;
    let killed: Promise<void> | undefined;
    const clientRuns = Array.from({ length: clients }, async (_, client) => {
      for (let number = 0; !killed; number++) {
        try {
          confirmed.push(await create(origin, (client + number) % 2 === 0, `${round}-${client}-${number}`));
        } catch (error) {
          // Requests to a killed site fail. Any other error is a failure of the site.
          if (!killed) throw error;
        }
        // The other requests are still running.
        if (confirmed.length >= targetCount) killed ??= kill(site);
      }
    });
    await Promise.all(clientRuns);
    await killed;
  }

  const { db, images, close } = await open();
  try {
    const read = async <T>(query: string) => (await db.prepare(query).all<T>()).results;
    const listings = await read<{ uuid: string; n: number; pictures: string }>(
      "SELECT uuid, n, pictures FROM properties",
    );
    const storedUuids = new Set(listings.map(({ uuid }) => uuid));
    expect(confirmed.filter((uuid) => !storedUuids.has(uuid))).toEqual([]);
    expect(confirmed.length).toBeGreaterThanOrEqual(kills * 3);
    for (const { uuid, pictures } of listings) expect(JSON.parse(pictures), uuid).toHaveLength(2);
    for (const { key } of await read<{ key: string }>("SELECT key FROM pictures UNION SELECT key FROM uploads")) {
      expect(await images.head(key), key).not.toBeNull();
    }
    const storedResponses = await read<{ answer: string }>("SELECT answer FROM kept_answers");
    expect(storedResponses.map(({ answer }) => (JSON.parse(answer) as { uuid: string }).uuid).sort()).toEqual(
      [...storedUuids].sort(),
    );
    expect(await read("SELECT entity_id FROM audit WHERE action = 'create'")).toHaveLength(storedUuids.size);
    const [counted] = await read<{ count: number }>("SELECT count FROM property_counts WHERE facet = 'all'");
    expect(counted?.count).toBe(storedUuids.size);
    expect(await read("SELECT rowid FROM property_index WHERE property_index MATCH '\"_kbuy\"'")).toHaveLength(
      storedUuids.size,
    );
  } finally {
    await close();
  }
}, 180_000);
