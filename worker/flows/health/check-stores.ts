import * as z from "zod";
import { maxDatabaseBytes } from "#contract/admin/database-limit.ts";
import { readDatabaseSize } from "#worker/db/database-size.ts";
import { combineQueries, query } from "#worker/db/query.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import { findJobState, saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";

/** The part of the limit at which the owner must act. */
const maxPart = 0.5;
const bucketTimeoutMs = 10_000;

const readBack = "written and read back";

/** The result of a check. `age` is in seconds. */
export interface CheckResult {
  ok: boolean;
  detail: string;
  age?: number;
}

/** Writes to the database and reads it back. */
export async function checkDatabase(db: D1Database): Promise<CheckResult> {
  const probe = crypto.randomUUID();
  const [, read] = await query(
    db,
    combineQueries([saveJobState("probe", probe)], () => undefined),
    findJobState("probe", z.string()),
  );
  return { ok: read === probe, detail: read === probe ? readBack : "not read back as it was written" };
}

/** Checks how much of D1's limit the database uses. */
export async function checkDatabaseSize(db: D1Database): Promise<CheckResult> {
  const part = (await readDatabaseSize(db)) / maxDatabaseBytes;
  return { ok: part < maxPart, detail: `${(part * 100).toFixed(1)} % of 10 GB` };
}

/** Writes a file, reads it back and deletes it. */
export async function checkImages(images: ImageStore): Promise<CheckResult> {
  const probe = crypto.randomUUID();
  const key = `state/probe-${probe}`;
  await images.put(key, new TextEncoder().encode(probe), "text/plain");
  const read = await images.readText(key);
  await images.delete(key);
  return { ok: read === probe, detail: read === probe ? `${readBack}, deleted` : "not read back as it was written" };
}

/** Checks that the second bucket responds. */
export async function checkBackupBucket(bucket: R2Bucket): Promise<CheckResult> {
  await withTimeout("backups", bucketTimeoutMs, bucket.list({ limit: 1 }));
  return { ok: true, detail: "available" };
}

/** Returns when the newest object with the prefix was stored; undefined when there is none. */
export async function findNewestObject(bucket: R2Bucket, prefix: string): Promise<Date | undefined> {
  let newest: Date | undefined;
  let cursor: string | undefined;
  do {
    const page = await withTimeout("backups", bucketTimeoutMs, bucket.list({ prefix, cursor }));
    for (const { uploaded } of page.objects) if (!newest || uploaded > newest) newest = uploaded;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return newest;
}
