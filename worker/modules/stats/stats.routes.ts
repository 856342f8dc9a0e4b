import { Hono } from "hono";
import { deskEndpoints } from "../../contract/desk-endpoints.ts";
import type { Stats } from "../../contract/stats.ts";
import { ask } from "../../db/query.ts";
import { countSubmissions } from "../../db/submission-counts.ts";
import type { AppEnv } from "../../env.ts";
import { daysUntil, toDays, toFigure } from "./dashboard.ts";
import { countMails } from "./mail-counts.ts";
import { countDays, countListings, findTopListings } from "./stats.repository.ts";

/** The dashboard's figures (ruling 23), all in one trip. */
export const stats = new Hono<AppEnv>();

stats.get(deskEndpoints.getStats.path, async (c) => {
  const now = new Date();
  const { mailsEnquiries, mailLacks } = c.get("settings");
  const { shown, before } = daysUntil(now);
  const [first = "", oldest = ""] = [shown[0], before[0]];
  const [counts, listings, days, top_listings, mails] = await ask(
    c.get("db"),
    countSubmissions(now),
    countListings,
    countDays(oldest),
    findTopListings(first),
    countMails,
  );
  const ofKind = (wanted: string) => days.listings.filter(({ kind }) => kind === wanted);
  return c.json<Stats>({
    buy_properties: toFigure(listings.buy, ofKind("buy"), first),
    rent_properties: toFigure(listings.rent, ofKind("rent"), first),
    inquiries: toFigure(counts.total, days.enquiries, first),
    new_inquiries: toFigure(counts.last_7_days, days.enquiries, first),
    unanswered: counts.unanswered,
    overdue: counts.overdue,
    mail: { configured: mailsEnquiries, missing: mailLacks, ...mails },
    days: toDays(shown, days),
    top_listings,
  });
});
