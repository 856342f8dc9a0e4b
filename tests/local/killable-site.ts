import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Miniflare } from "miniflare";
import { applyMigrations } from "../../migrations/apply-migrations.ts";
import { bundleWorker, miniflareOptions } from "../support/bundled-worker.ts";

/** The access token of the admin of a site that `createKillableSite` returns. */
export const adminToken = `at_${"k".repeat(43)}`;

/** A site in its own process group, which can be killed as a whole. */
export interface RunningSite {
  origin: string;
  kill(): Promise<void>;
}

/**
 * Creates an empty site with one signed-in admin, whose processes can be killed at any time.
 * @param settings further settings of the site, such as secrets
 * @param entry the file of the worker
 */
export async function createKillableSite(settings: Record<string, string> = {}, entry = "worker/index.ts") {
  const folder = await mkdtemp(join(tmpdir(), "hub-kill-"));
  const source = await bundleWorker(entry, join(folder, "site"));

  /** Opens the stores of the killed processes. */
  const open = async () => {
    const site = new Miniflare({ ...miniflareOptions(), resourcePersistencePath: join(folder, "state") });
    const db = (await site.getD1Database("DB")) as unknown as D1Database;
    const [images, backups] = (await Promise.all(
      (["IMAGES", "BACKUPS"] as const).map((name) => site.getR2Bucket(name)),
    )) as unknown as [R2Bucket, R2Bucket];
    return { db, images, backups, close: () => site.dispose() };
  };

  const start = async (): Promise<RunningSite> => {
    const script = join(import.meta.dirname, "site-process.ts");
    const args = [JSON.stringify(source), join(folder, "state"), JSON.stringify(settings)];
    const site: ChildProcess = spawn(process.execPath, [script, ...args], {
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [origin] = (await once(createInterface({ input: site.stdout as NodeJS.ReadableStream }), "line")) as [string];
    const kill = async () => {
      const exited = once(site, "exit");
      process.kill(-(site.pid as number), "SIGKILL");
      await exited;
    };
    return { origin: origin.replace(/\/$/, ""), kill };
  };

  const { db, close } = await open();
  await applyMigrations(db);
  await signInAdmin(db);
  await close();
  return { open, start, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function signInAdmin(db: D1Database): Promise<void> {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const accessHash = createHash("sha256").update(adminToken).digest("hex");
  await db.batch([
    db
      .prepare(
        `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role, created_at)
         VALUES ('u', 'admin', 'admin', 'a@x.org', 'a@x.org', '', 'admin', ?)`,
      )
      .bind(later),
    db.prepare("INSERT INTO sessions VALUES ('s', 'u', 'A test', ?, ?, ?, ?)").bind(later, later, later, later),
    db
      .prepare(
        "INSERT INTO token_pairs (refresh_hash, access_hash, session_id, access_ends_at, presented_at) VALUES ('r', ?, 's', ?, ?)",
      )
      .bind(accessHash, later, later),
  ]);
}
