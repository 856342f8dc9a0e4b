import { drizzle } from "drizzle-orm/sqlite-proxy";

/**
 * Builds statements whose rows have the types of the tables. It has no connection: `query` and `batch` run what it builds,
 * several statements in one trip. Each column of a SELECT needs a name of its own, because D1 returns rows by name.
 */
export const builder = drizzle(() => Promise.reject(new Error("Pass the statement to query or batch.")));
