import type { Stats } from "#contract/admin/stats.ts";
import { countSubmissions } from "#worker/db/enquiries/count-enquiries.ts";
import { ask } from "../../db/query.ts";
import type { Settings } from "../../env.ts";
import { daysUntil, toDays, toFigure } from "./dashboard-stats.ts";
import { countMails } from "./mail-counts.repository.ts";
import { countDays, countListings, findTopListings } from "./stats.repository.ts";

/** The dashboard's figures (ruling 23) at a time, all in one trip. Days are Monrovia's, which are UTC's. */
export async function readStats(db: D1Database, settings: Settings, now: Date): Promise<Stats> {
  const { shown, before } = daysUntil(now);
  const [first = "", oldest = ""] = [shown[0], before[0]];
  const [counts, listings, days, top_listings, mails] = await ask(
    db,
    countSubmissions(now),
    countListings,
    countDays(oldest),
    findTopListings(first),
    countMails,
  );
  const ofKind = (wanted: string) => days.listings.filter(({ kind }) => kind === wanted);
  return {
    buy_properties: toFigure(listings.buy, ofKind("buy"), first),
    rent_properties: toFigure(listings.rent, ofKind("rent"), first),
    inquiries: toFigure(counts.total, days.enquiries, first),
    new_inquiries: toFigure(counts.last_7_days, days.enquiries, first),
    unanswered: counts.unanswered,
    overdue: counts.overdue,
    mail: { configured: settings.mailsEnquiries, missing: settings.mailLacks, ...mails },
    days: toDays(shown, days),
    top_listings,
  };
}
