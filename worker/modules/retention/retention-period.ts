/** Visits per day and audit entries are kept for this many months. */
const retentionMonths = 24;

/**
 * Returns the first moment that is still kept: the start of the day (UTC) 24 months ago. A clock that runs ahead of the
 * real one deletes nothing early.
 */
export function retentionStart(now: Date): Date {
  const start = new Date(Math.min(now.getTime(), Date.now()));
  start.setUTCMonth(start.getUTCMonth() - retentionMonths);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
