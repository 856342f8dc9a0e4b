import {
  type AnswerStat,
  type AnswerStatsQuery,
  defaultAnswerDays,
  maxAnswerDays,
} from "#contract/admin/answer-stats.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { query } from "#worker/db/query.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import { countAnswers, findUsernames } from "#worker/modules/stats/answer-stats.repository.ts";
import { groupAnswers } from "#worker/modules/stats/answer-stats.ts";
import { endsBeforeStart, periodTooLong } from "./answers.errors.ts";

const dayMs = 86_400_000;

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
  const last = Date.parse(to ?? now.toISOString().slice(0, 10));
  const first = from ? Date.parse(from) : last - (defaultAnswerDays - 1) * dayMs;
  if (first > last) throw endsBeforeStart();
  if (last - first >= maxAnswerDays * dayMs) throw periodTooLong();
  const [saved] = await query(db, findSavedSite);
  const { week } = saved?.data.site ?? siteDefaults;
  const period = { from: new Date(first).toISOString(), until: new Date(last + dayMs).toISOString() };
  const [counts] = await query(db, countAnswers(reader, { by, week, ...period }));
  const stats = groupAnswers(counts, by);
  return by === "colleague" ? addNames(db, stats) : stats;
}

async function addNames(db: D1Database, stats: AnswerStat[]): Promise<AnswerStat[]> {
  const [accounts] = await query(db, findUsernames(stats.map(({ key }) => key)));
  return stats.map((stat) => ({ ...stat, name: accounts.find(({ id }) => id === stat.key)?.username ?? null }));
}
