import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { batch, query } from "#worker/db/query.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { countRows } from "../../support/storage/rows.ts";

/** Returns the real database; its first call fails with the error after it has run. */
function failingOnce(message: string) {
  const calls = { count: 0 };
  const failFirst = async <T>(work: () => Promise<T>): Promise<T> => {
    const result = await work();
    calls.count += 1;
    if (calls.count === 1) throw new Error(message);
    return result;
  };
  const db = {
    prepare: (text: string) => ({
      bind: (...values: unknown[]) => {
        const statement = env.DB.prepare(text).bind(...values);
        return { statement, all: () => failFirst(() => statement.all()) };
      },
    }),
    batch: (statements: { statement: D1PreparedStatement }[]) =>
      failFirst(() => env.DB.batch(statements.map(({ statement }) => statement))),
  } as unknown as D1Database;
  return { db, calls };
}

const read = (...statements: ReturnType<typeof sql>[]) => ({ statements, read: (results: unknown[]) => results });
const insertJob = sql`INSERT INTO jobs (name) VALUES ('x') RETURNING name`;
const lost = "D1_ERROR: Network connection lost.";

it.each([
  lost,
  "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
  "D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
])("a read is repeated once after: %s", async (message) => {
  for (const statements of [
    [sql`SELECT 1 AS n`],
    [sql`SELECT 1 AS n`, sql`WITH one AS (SELECT 2 AS n) SELECT n FROM one`],
  ]) {
    const { db, calls } = failingOnce(message);
    const [rows] = await query(db, read(...statements));
    expect(rows[0]).toEqual([{ n: 1 }]);
    expect(calls.count).toBe(2);
  }
});

it("a read with a permanent error is not repeated", async () => {
  const { db, calls } = failingOnce("D1_ERROR: no such table: x");
  await expect(query(db, read(sql`SELECT 1`))).rejects.toThrow(StorageUnavailable);
  expect(calls.count).toBe(1);
});

it.each([
  ["a write", [insertJob]],
  ["a write among reads", [sql`SELECT 1`, insertJob]],
  ["a write after WITH", [sql`WITH one AS (SELECT 'x' AS name) INSERT INTO jobs (name) SELECT name FROM one`]],
])("%s is never repeated", async (_, statements) => {
  const { db, calls } = failingOnce(lost);
  await expect(query(db, read(...statements))).rejects.toThrow(StorageUnavailable);
  expect(calls.count).toBe(1);
  expect(await countRows("jobs")).toBe(1);
});

it("a batch of writes is never repeated", async () => {
  const { db, calls } = failingOnce(lost);
  await expect(batch(db, insertJob)).rejects.toThrow(StorageUnavailable);
  expect(calls.count).toBe(1);
});
