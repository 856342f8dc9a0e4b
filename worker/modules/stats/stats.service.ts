import type { Stats } from "#contract/admin/stats.ts";
import { countEnquiries } from "#worker/db/enquiries/count-enquiries.ts";
import { query } from "#worker/db/query.ts";
import type { Config } from "#worker/env.ts";
import { splitStatDays, toDailyStats, toStat } from "./dashboard-stats.ts";
import { countMails } from "./mail-counts.repository.ts";
import { countByDay, countListings, findTopListings } from "./stats.repository.ts";

/** The dashboard's figures (ruling 23) at a time, all in one trip. Days are Monrovia's, which are UTC's. */
export async function readStats(db: D1Database, settings: Config, now: Date): Promise<Stats> {
  const { shown, before } = splitStatDays(now);
  const [first = "", oldest = ""] = [shown[0], before[0]];
  const [counts, listings, days, top_listings, mails] = await query(
    db,
    countEnquiries(now),
    countListings,
    countByDay(oldest),
    findTopListings(first),
    countMails,
  );
  const ofKind = (wanted: string) => days.listings.filter(({ kind }) => kind === wanted);
  return {
    buy_properties: toStat(listings.buy, ofKind("buy"), first),
    rent_properties: toStat(listings.rent, ofKind("rent"), first),
    inquiries: toStat(counts.total, days.enquiries, first),
    new_inquiries: toStat(counts.last_7_days, days.enquiries, first),
    unanswered: counts.unanswered,
    overdue: counts.overdue,
    mail: { configured: settings.mailsEnquiries, missing: settings.mailLacks, ...mails },
    days: toDailyStats(shown, days),
    top_listings,
  };
}
