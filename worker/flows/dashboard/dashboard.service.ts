import { hasRole } from "#contract/accounts/roles.ts";
import type { Stats } from "#contract/admin/stats.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import type { Config } from "#worker/config.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { countDueSteps, findShownSteps } from "#worker/modules/enquiries/inbox/due-steps.repository.ts";
import { countEnquiries } from "#worker/modules/enquiries/inbox/enquiry-counts.repository.ts";
import { countMails } from "#worker/modules/enquiries/mail/mail-counts.repository.ts";
import { findOpenAlarms } from "#worker/modules/operations/alarm-list.repository.ts";
import { findDatabaseSize } from "#worker/modules/operations/daily-counts.repository.ts";
import { findEndingMandates } from "#worker/modules/properties/owners/ending-mandates.repository.ts";
import { comparePeriods, splitStatDays, toDailyStats, toStat } from "#worker/modules/stats/dashboard-stats.ts";
import { countByDay, countLastWeeks, countListings, findTopListings } from "#worker/modules/stats/stats.repository.ts";
import { countAccessRequests } from "#worker/modules/team/team.repository.ts";

/**
 * Reads the dashboard's statistics in one batch. Days are UTC, which is Monrovia's time.
 * @param reader a super admin also gets what only super admins may know
 */
export async function readStats(
  db: D1Database,
  config: Config,
  now: Date,
  reader: Pick<AdminActor, "id" | "role" | "seesHealth">,
): Promise<Stats> {
  const isSuperAdmin = hasRole(reader.role, "super_admin");
  const { shown, before } = splitStatDays(now);
  const [firstShown = "", oldest = ""] = [shown[0], before[0]];
  const [
    counts,
    due_steps,
    next_steps,
    weeks,
    listings,
    days,
    top_listings,
    mails,
    alarms,
    accessRequests,
    databaseBytes,
    mandates,
  ] = await query(
    db,
    countEnquiries(reader, now),
    countDueSteps(reader, now),
    findShownSteps(reader, now),
    countLastWeeks(reader, now),
    countListings,
    countByDay(reader, oldest),
    findTopListings(firstShown),
    countMails,
    findOpenAlarms,
    countAccessRequests,
    findDatabaseSize(now),
    findEndingMandates(now),
  );
  const listingDays = (kind: PropertyKind) => days.listings.filter((day) => day.kind === kind);
  return {
    buy_properties: toStat(listings.buy, listingDays("buy"), firstShown),
    rent_properties: toStat(listings.rent, listingDays("rent"), firstShown),
    inquiries: toStat(counts.total, days.enquiries, firstShown),
    new_inquiries: { value: weeks.recent, ...comparePeriods(weeks.recent, weeks.previous) },
    unread_inquiries: counts.new,
    unanswered: counts.unanswered,
    overdue: counts.overdue,
    due_steps,
    next_steps,
    ...(isSuperAdmin && { access_requests: accessRequests, database_bytes: databaseBytes }),
    mandates,
    mail: { configured: config.isMailConfigured, missing: config.missingMailSettings, ...mails },
    alarms,
    days: toDailyStats(shown, days),
    top_listings,
  };
}
