/** A state of the database, as D1 names it. Later states have greater names. */
const bookmarkPattern = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

/** Returns a bookmark that a client sent; undefined without a well-formed one. */
export function readBookmark(text: string | undefined): string | undefined {
  return text !== undefined && bookmarkPattern.test(text) ? text : undefined;
}

/** A database whose reads are at least as new as its bookmark, and the bookmark after them. */
export interface DatabaseSession {
  db: D1Database;
  /** Null before the first query. */
  readBookmark(): string | null;
}

/**
 * Opens a session of the database: `first-primary` reads the newest state, `first-unconstrained` that of the nearest
 * replica, and a bookmark at least its own state from the nearest replica that has it. Writes always go to the primary,
 * and the session sees them.
 */
export function openSession(
  database: D1Database,
  constraint: D1SessionConstraint | D1SessionBookmark,
): DatabaseSession {
  const session = database.withSession(constraint);
  // Queries use `prepare` and `batch` only, which a session has too.
  return { db: session as unknown as D1Database, readBookmark: () => session.getBookmark() };
}
