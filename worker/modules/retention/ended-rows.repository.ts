import { lt, lte } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { emailVerifications } from "#worker/db/tables/accounts.ts";
import { alerts } from "#worker/db/tables/alerts.ts";
import { alarms } from "#worker/db/tables/operations.ts";
import { ownerLinks } from "#worker/db/tables/owners.ts";
import { retentionStart } from "./retention-period.ts";

const alarmDays = 90;
const alertDays = 30;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

/** Deletes alarms that ended more than 90 days ago. */
export const deleteEndedAlarms = (now: Date): Statement =>
  builder.delete(alarms).where(lt(alarms.ended_at, daysBefore(now, alarmDays)));

/** Deletes alerts that were queued more than 30 days ago. */
export const deleteOldAlerts = (now: Date): Statement =>
  builder.delete(alerts).where(lt(alerts.created_at, daysBefore(now, alertDays)));

/** Deletes links of owners that ended more than 12 months ago: then they are unknown, and no longer "ended". */
export const deleteEndedOwnerLinks = (now: Date): Statement =>
  builder.delete(ownerLinks).where(lt(ownerLinks.ended_at, retentionStart(now, 12).toISOString()));

/** Deletes expired links that verify an e-mail address. */
export const deleteExpiredVerifications = (now: Date): Statement =>
  builder.delete(emailVerifications).where(lte(emailVerifications.ends_at, now.toISOString()));
