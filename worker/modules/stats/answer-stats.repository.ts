import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { AnswerGroup } from "#contract/admin/answer-groups.ts";
import { reportSlug } from "#contract/services/services.ts";
import { toOpenDays } from "#shared/site/opening-minutes.ts";
import type { OpeningWeek } from "#shared/site/opening-week.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { type Query, selectRows } from "#worker/db/query.ts";

/** The usual answer time is that of at most so many enquiries, the newest. */
const maxMeasured = 20_000;

const answerRow = z.object({
  channel: z.string(),
  submitted_at: z.string(),
  due_at: z.string(),
  answered_at: z.string().nullable(),
});
export type AnswerRow = z.output<typeof answerRow>;

/** A report may have no number to answer to, so reports count in no answer time. */
const isAnswerable = sql`service <> ${reportSlug}`;

/** Selects when the newest enquiries since a time arrived and were answered, without suspected spam. */
export const selectAnswers = (reader: HealthReader, from: string, until: string): Query<AnswerRow[]> =>
  selectRows(
    sql`SELECT channel, submitted_at, due_at, answered_at FROM enquiries INDEXED BY enquiries_submitted
      WHERE spam = 0 AND submitted_at >= ${from} AND submitted_at < ${until} AND ${isAnswerable} AND ${isVisibleService(reader)}
      ORDER BY submitted_at DESC LIMIT ${integerLiteral(maxMeasured)}`,
    answerRow,
  );

const groupKeys: Record<AnswerGroup, SQL> = {
  service: sql.raw("service"),
  // Who answered counts, else who is responsible.
  colleague: sql.raw("coalesce(answered_by, assignee_id, '')"),
  channel: sql.raw("channel"),
  source: sql.raw("coalesce(source_key, '')"),
  month: sql.raw("substr(submitted_at, 1, 7)"),
};

const countedRow = z.object({
  key: z.string(),
  /** Open minutes until the answer; null without an answer. */
  minutes: z.number().nullable(),
  enquiries: z.number(),
  in_time: z.number(),
});
export type AnswerCount = z.output<typeof countedRow>;

const [minuteMs, dayMinutes, weekMs] = [60_000, 1440, 604_800_000];
/** The first Monday after the beginning of 1970. */
const firstMonday = 4 * dayMinutes * minuteMs;

/**
 * Counts the enquiries of a period by group and by the open minutes until their answer, without suspected spam. The
 * database counts, so that any number of enquiries gives few rows.
 * @param from the first time
 * @param until the time after the last
 */
export function countAnswers(
  reader: HealthReader,
  { by, week, from, until }: { by: AnswerGroup; week: OpeningWeek | null; from: string; until: string },
): Query<AnswerCount[]> {
  const sinceMonday = (column: string) =>
    sql`CAST(round(unixepoch(${sql.raw(column)}, 'subsec') * 1000) AS INTEGER) - ${integerLiteral(firstMonday)}`;
  return selectRows(
    // Materialized, so that each time is read once.
    sql`WITH found AS MATERIALIZED (SELECT ${groupKeys[by]} AS key, answered_at <= due_at AS in_time,
          ${sinceMonday("submitted_at")} AS submitted, ${sinceMonday("answered_at")} AS answered
        FROM enquiries INDEXED BY enquiries_submitted
        WHERE spam = 0 AND submitted_at >= ${from} AND submitted_at < ${until} AND ${isAnswerable} AND ${isVisibleService(reader)})
      SELECT key, minutes, count(*) AS enquiries, coalesce(sum(in_time), 0) AS in_time FROM (
        SELECT key, in_time, CASE WHEN answered IS NULL THEN NULL
          ELSE max(0, (${openMs("answered", week)} - ${openMs("submitted", week)} + 30000) / 60000) END AS minutes
        FROM found)
      GROUP BY key, minutes ORDER BY key, minutes`,
    countedRow,
  );
}

/** Returns the open time from a Monday long ago until `column`, in milliseconds; the same as `openMinuteCounter`. */
function openMs(column: string, week: OpeningWeek | null): SQL {
  const days = toOpenDays(week);
  const total = days.reduce((sum, { length }) => sum + length * minuteMs, 0);
  const ofWeek = days.map(({ start, length }, index) => {
    const opens = (index * dayMinutes + start) * minuteMs;
    return `max(0, min(${column} % ${weekMs} - ${opens}, ${length * minuteMs}))`;
  });
  return sql.raw(`(${column} / ${weekMs} * ${total} + ${ofWeek.join(" + ")})`);
}

/** Returns the usernames of accounts by id. */
export const findUsernames = (ids: readonly string[]): Query<{ id: string; username: string }[]> =>
  selectRows(
    sql`SELECT id, username FROM users WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
    z.object({ id: z.string(), username: z.string() }),
  );
