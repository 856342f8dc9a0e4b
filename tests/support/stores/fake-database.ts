/**
 * Returns a database of a test with these methods. Its sessions are the database itself, so it has no replicas.
 */
export function fakeDatabase(methods: { prepare: unknown; batch: unknown }): D1Database {
  const database: object = { ...methods, withSession: () => database, getBookmark: () => null };
  return database as D1Database;
}
