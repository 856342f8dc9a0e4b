import { env } from "cloudflare:workers";
import { fakeDatabase } from "./fake-database.ts";

const fail = () => Promise.reject(new Error("unavailable"));

/** Returns the database with something around its calls. `run` gets the texts of the statements. */
function watchedDatabase(watch: <T>(texts: string[], run: () => Promise<T>) => Promise<T>): D1Database {
  const wrap = (text: string, statement: D1PreparedStatement): object => ({
    text,
    statement,
    bind: (...values: unknown[]) => wrap(text, statement.bind(...values)),
    all: () => watch([text], () => statement.all()),
    run: () => watch([text], () => statement.run()),
    first: (column: string) => watch([text], () => statement.first(column)),
  });
  return fakeDatabase({
    prepare: (text: string) => wrap(text, env.DB.prepare(text)),
    batch: (all: { text: string; statement: D1PreparedStatement }[]) =>
      watch(
        all.map(({ text }) => text),
        () => env.DB.batch(all.map(({ statement }) => statement)),
      ),
  });
}

/** Returns the database; calls with a statement that writes are rejected. */
export const readOnlyDatabase = (): D1Database =>
  watchedDatabase((texts, run) => (texts.every((text) => /^\s*(select|with)\b/i.test(text)) ? run() : fail()));

/** Returns the database. Everything is rejected once so many calls with a statement like `counted` were stored. */
export function databaseUntil(count: number, counted: RegExp): D1Database {
  let left = count;
  return watchedDatabase(async (texts, run) => {
    if (left <= 0) return fail();
    const result = await run();
    if (texts.some((text) => counted.test(text))) left -= 1;
    return result;
  });
}

/** Returns the database. `act` runs before each call with a statement like `found`. */
export const databaseBefore = (found: RegExp, act: () => Promise<void>): D1Database =>
  watchedDatabase(async (texts, run) => {
    if (texts.some((text) => found.test(text))) await act();
    return run();
  });

/** Returns the database with another size. */
export function databaseOfSize(bytes: number): D1Database {
  return new Proxy(env.DB, {
    get: (db, name) => {
      if (name === "withSession") return () => databaseOfSize(bytes);
      if (name === "getBookmark") return () => null;
      if (name === "prepare") return (text: string) => (text === "SELECT 1" ? sized(bytes) : db.prepare(text));
      const value = Reflect.get(db, name);
      return typeof value === "function" ? value.bind(db) : value;
    },
  });
}

const sized = (size_after: number) => ({ all: async () => ({ results: [], meta: { size_after } }) });

/** Returns the image store; the methods with these names are rejected. */
export function bucketWithout(...methods: (keyof R2Bucket)[]): R2Bucket {
  return new Proxy(env.IMAGES, {
    get: (bucket, name) => {
      if (methods.some((method) => method === name)) return fail;
      const value = Reflect.get(bucket, name);
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  });
}
