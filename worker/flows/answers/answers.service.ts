import { type AnswerStat, type AnswerStatsQuery, defaultAnswerDays } from "#contract/admin/answer-stats.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { openMinuteCounter } from "#shared/site/opening-minutes.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { query } from "#worker/db/query.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import { findUsernames, selectAnswers } from "#worker/modules/stats/answer-stats.repository.ts";
import { groupAnswers } from "#worker/modules/stats/answer-stats.ts";
import { readPeriod } from "./read-period.ts";

const startOf = (day: string) => new Date(day).toISOString();

/**
 * Returns how the enquiries of a period were answered, for those that the reader may see.
 * @throws ApiError 422 for a period that is empty or too long
 */
export async function readAnswerStats(
  db: D1Database,
  reader: HealthReader,
  { from, to, by = "service" }: AnswerStatsQuery,
  now: Date,
): Promise<AnswerStat[]> {
  const days = readPeriod({ from, to }, defaultAnswerDays, now);
  const [saved] = await query(db, findSavedSite);
  const { week } = saved?.data.site ?? siteDefaults;
  const [rows] = await query(db, selectAnswers(reader, by, startOf(days.from), startOf(days.until)));
  const stats = groupAnswers(rows, by, openMinuteCounter(week));
  return by === "colleague" ? addNames(db, stats) : stats;
}

async function addNames(db: D1Database, stats: AnswerStat[]): Promise<AnswerStat[]> {
  const [accounts] = await query(db, findUsernames(stats.map(({ key }) => key)));
  return stats.map((stat) => ({ ...stat, name: accounts.find(({ id }) => id === stat.key)?.username ?? null }));
}
