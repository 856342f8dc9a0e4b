import { type SQL, sql } from "drizzle-orm";
import { retentionStart } from "./retention-period.ts";

const alarmDays = 90;

/** Deletes alarms that ended more than 90 days ago. */
export function deleteEndedAlarms(now: Date): SQL {
  return sql`DELETE FROM alarms WHERE ended_at < ${new Date(now.getTime() - alarmDays * 86_400_000).toISOString()}`;
}

const alertDays = 30;

/** Deletes alerts that were queued more than 30 days ago. */
export function deleteOldAlerts(now: Date): SQL {
  return sql`DELETE FROM alerts WHERE created_at < ${new Date(now.getTime() - alertDays * 86_400_000).toISOString()}`;
}

/** Deletes links of owners that ended more than 12 months ago: then they are unknown, and no longer "ended". */
export const deleteEndedOwnerLinks = (now: Date): SQL =>
  sql`DELETE FROM owner_links WHERE ended_at < ${retentionStart(now, 12).toISOString()}`;

/** Deletes expired links that verify an e-mail address. */
export function deleteExpiredVerifications(now: Date): SQL {
  return sql`DELETE FROM email_verifications WHERE ends_at <= ${now.toISOString()}`;
}
