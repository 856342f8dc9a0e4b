/** Visits per day and audit entries are kept for this many months. */
const retentionMonths = 24;
/** What an import did with each row is kept for this many months after its last row. */
export const importRowMonths = 12;

/**
 * Returns the first moment that is still kept: the start of the day (UTC) 24 or fewer months ago. A clock that runs ahead of the
 * real one deletes nothing early.
 */
export function retentionStart(now: Date, months = retentionMonths): Date {
  const start = new Date(Math.min(now.getTime(), Date.now()));
  start.setUTCMonth(start.getUTCMonth() - months);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
