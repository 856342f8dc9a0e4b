import * as z from "zod";
import { siteDefaults } from "#contract/site/site-details.ts";
import { openMinuteCounter } from "#shared/site/opening-minutes.ts";
import { batch, query } from "#worker/db/query.ts";
import { cacheTags } from "#worker/http/caching/cache-tags.ts";
import { requestRenewal } from "#worker/modules/operations/cache-renewals.repository.ts";
import { findJobState, saveJobState } from "#worker/modules/operations/jobs.repository.ts";
import { answerTimeJob, findSavedSite } from "#worker/modules/site/site.repository.ts";
import { selectAnswers } from "#worker/modules/stats/answer-stats.repository.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import { usualAnswerMinutes } from "./usual-answer-time.ts";

const measuredDays = 30;
const answerTimeState = z.object({ day: z.string(), minutes: z.number().nullable() });

/**
 * Once a day, while the owner shows it: measures how fast enquiries of the last 30 days were answered, and stores the time
 * that the contact page states. After a change the cache in front of the worker is asked to renew the pages.
 * @returns the minutes, undefined when nothing was due
 */
export async function measureAnswerTime(db: D1Database, now: Date): Promise<{ minutes: number | null } | undefined> {
  const day = now.toISOString().slice(0, 10);
  const [saved, last] = await query(db, findSavedSite, findJobState(answerTimeJob, answerTimeState));
  const { shown, week } = saved?.data.site ?? siteDefaults;
  if (!shown.answer_time || last?.day === day) return undefined;
  const from = new Date(now.getTime() - measuredDays * 86_400_000).toISOString();
  const [rows] = await query(db, selectAnswers({ seesHealth: true }, "channel", from, now.toISOString()));
  const minutes = usualAnswerMinutes(rows, openMinuteCounter(week), now);
  const renewed = minutes === (last?.minutes ?? null) ? [] : [requestRenewal([cacheTags.site])];
  await batch(db, saveJobState(answerTimeJob, { day, minutes }), ...renewed);
  return { minutes };
}

export const answerTimeTask: ScheduledTask = {
  name: answerTimeJob,
  label: "measuring how fast enquiries are answered",
  when: "daily",
  limit: "the enquiries of 30 days",
  whenLate: "The contact page states the time of the day before.",
  run: ({ db, now }) => measureAnswerTime(db, now),
};
