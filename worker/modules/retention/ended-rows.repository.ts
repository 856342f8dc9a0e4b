import { type SQL, sql } from "drizzle-orm";

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

/** Deletes expired links that verify an e-mail address. */
export function deleteExpiredVerifications(now: Date): SQL {
  return sql`DELETE FROM email_verifications WHERE ends_at <= ${now.toISOString()}`;
}
