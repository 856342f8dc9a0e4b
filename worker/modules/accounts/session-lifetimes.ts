import { sql } from "drizzle-orm";

/** How long tokens and sessions are valid, in seconds. */
export const accessSeconds = 15 * 60;
const idleSeconds = { user: 7 * 86_400, admin: 12 * 3600 };
export const maxSessionSeconds = 30 * 86_400;

/** Returns the time `seconds` after `now`, as ISO text. */
export const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

/** The time at which an unused session ends, as SQL over a row of `users`. */
export const idleEnd = (now: Date) =>
  sql`iif(users.role = 'user', ${addSeconds(now, idleSeconds.user)}, ${addSeconds(now, idleSeconds.admin)})`;
