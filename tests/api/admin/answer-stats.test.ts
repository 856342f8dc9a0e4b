import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import { openMinuteCounter } from "#contract/site/opening-minutes.ts";
import { type SiteResponse, siteDefaults } from "#contract/site/site-details.ts";
import { query } from "#worker/db/query/query.ts";
import { measureAnswerTime } from "#worker/flows/answers/measure-answer-time.service.ts";
import { countAnswers, selectAnswers } from "#worker/modules/stats/answer-stats.repository.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { get } from "../../support/public-client.ts";
import { countRowsRead } from "../../support/rows-read.ts";
import { createRandom } from "../../support/seeded-random.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { readPage } from "../site/saved-site.ts";

let admin = { id: "", token: "" };
beforeEach(async () => {
  admin = await storeSignedIn({ role: "admin", username: "bendu" });
});

interface Answer {
  service?: "real-estate" | "health" | "general";
  spam?: boolean;
  at: string;
  minutes?: number;
  channel?: string;
  source?: string | null;
  answeredBy?: string | null;
  assignee?: string | null;
}

/** Stores an enquiry and when it was answered. */
async function storeAnswered({ service, spam, at, minutes, channel = "form", source = null, ...people }: Answer) {
  const { id } = await storeTestEnquiry({ service, spam, submittedAt: at });
  const answered = minutes === undefined ? null : new Date(Date.parse(at) + minutes * 60_000).toISOString();
  await env.DB.prepare(
    "UPDATE enquiries SET answered_at = ?, answered_by = ?, assignee_id = ?, channel = ?, source_key = ? WHERE id = ?",
  )
    .bind(answered, people.answeredBy ?? null, people.assignee ?? null, channel, source, id)
    .run();
}

const readStats = (query = "", token = admin.token) =>
  callApi<AnswerStat[] & { detail: { loc: string[]; msg: string }[] }>(`/stats/answers${query}`, { token });
const november = "?from=2026-11-01&to=2026-11-30";
// A Tuesday, on which the office is open from 8:00 to 18:00.
const tuesday = (time: string) => `2026-11-10T${time}:00.000Z`;

describe("the statistics of answers", () => {
  it("count, measure in opening hours and leave out spam", async () => {
    for (const minutes of [10, 20, 30, 40, 50, 60, 70, 80, 90, 200])
      await storeAnswered({ service: "real-estate", at: tuesday("09:00"), minutes });
    await storeAnswered({ service: "real-estate", at: tuesday("09:00") });
    await storeAnswered({ service: "real-estate", at: tuesday("09:00"), minutes: 1, spam: true });
    // Sent at 20:00 and answered at 8:15 on the next day.
    await storeAnswered({ service: "general", at: tuesday("20:00"), minutes: 735 });
    // Answered after two weeks.
    await storeAnswered({ service: "general", at: "2026-11-03T09:00:00.000Z", minutes: 14 * 1440 });
    expect((await readStats(november)).body).toEqual([
      {
        key: "real-estate",
        name: null,
        enquiries: 11,
        answered: 10,
        median_minutes: 55,
        p90_minutes: 90,
        in_time: 10,
      },
      {
        key: "general",
        name: null,
        enquiries: 2,
        answered: 2,
        median_minutes: Math.round((15 + 2 * 55 * 60) / 2),
        p90_minutes: 2 * 55 * 60,
        in_time: 1,
      },
    ]);
  });

  it("are grouped by colleague, channel, source and month", async () => {
    const other = await storeSignedIn({ role: "admin", username: "ama" });
    const shared = { assignee: other.id, channel: "phone", source: "facebook" };
    await storeAnswered({ at: tuesday("09:00"), minutes: 5, answeredBy: admin.id, ...shared });
    await storeAnswered({ at: tuesday("10:00"), minutes: 5, ...shared });
    await storeAnswered({ at: tuesday("11:00"), assignee: other.id });
    await storeAnswered({ at: "2026-10-06T11:00:00.000Z" });
    const groups = async (by: string) =>
      (await readStats(`?from=2026-10-01&to=2026-11-30&by=${by}`)).body.map(({ key, name, enquiries }) => [
        key,
        name,
        enquiries,
      ]);
    expect(await groups("colleague")).toEqual(
      expect.arrayContaining([
        [other.id, "ama", 2],
        [admin.id, "bendu", 1],
        ["", null, 1],
      ]),
    );
    expect(await groups("channel")).toEqual([
      ["form", null, 2],
      ["phone", null, 2],
    ]);
    expect(await groups("source")).toEqual([
      ["", null, 2],
      ["facebook", null, 2],
    ]);
    expect(await groups("month")).toEqual([
      ["2026-10", null, 1],
      ["2026-11", null, 3],
    ]);
  });

  it("include both days of the period, and the last 30 days without one", async () => {
    for (const at of ["2026-11-01T00:00:00.000Z", "2026-11-02T23:59:59.999Z", "2026-11-03T00:00:00.000Z"])
      await storeAnswered({ at });
    expect((await readStats("?from=2026-11-01&to=2026-11-02")).body[0]?.enquiries).toBe(2);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await env.DB.prepare("DELETE FROM enquiries").run();
    for (const days of [0, 29, 30]) await storeAnswered({ at: daysAgo(days) });
    expect((await readStats()).body[0]?.enquiries).toBe(2);
  });

  it("show health only with the permission", async () => {
    const lettings = await storeSignedIn({ role: "admin", sees_health: false });
    await storeAnswered({ service: "health", at: tuesday("09:00"), minutes: 5, source: "clinic-leaflet" });
    await storeAnswered({ at: tuesday("09:00") });
    for (const by of ["service", "source", "month", "channel", "colleague"]) {
      const { body } = await readStats(`${november}&by=${by}`, lettings.token);
      expect(body.reduce((total, { enquiries }) => total + enquiries, 0)).toBe(1);
      expect(JSON.stringify(body)).not.toMatch(/health|clinic/);
    }
    expect((await readStats(november)).body).toHaveLength(2);
  });

  it.each([
    ["?from=2026-13-01", "from"],
    ["?to=yesterday", "to"],
    ["?by=weather", "by"],
    ["?from=2026-11-02&to=2026-11-01", "to"],
    ["?from=2999-01-01", "to"],
    ["?from=2025-01-01&to=2026-11-01", "from"],
  ])("reject %s and name the parameter", async (query, name) => {
    const { status, body } = await readStats(query);
    expect([status, body.detail[0]?.loc]).toEqual([422, ["query", name]]);
  });

  it("are for admins, and an outage is a 503", async () => {
    const user = await storeSignedIn();
    expect((await readStats("", user.token)).status).toBe(403);
    expect((await callApi("/stats/answers")).status).toBe(401);
    const bindings = { DB: unavailableDatabase };
    expect((await callApi("/stats/answers", { token: admin.token, bindings })).status).toBe(503);
  });

  it("count more enquiries than one response of the database could hold, in few rows", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 20050)
       INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at, due_at, changed_at, answered_at)
       SELECT 'e' || i, 'E-' || i, 'general', 'Sender', '', '', ?1, ?2, ?1,
         strftime('%Y-%m-%dT%H:%M:%fZ', ?1, '+' || (i % 101) || ' minutes') FROM numbers`,
    )
      .bind(tuesday("09:00"), tuesday("10:00"))
      .run();
    const { status, body } = await readStats(november);
    expect([status, body]).toMatchObject([
      200,
      [{ key: "general", enquiries: 20_050, answered: 20_050, median_minutes: 50, p90_minutes: 90 }],
    ]);
    const period = { from: "2026-11-01T00:00:00.000Z", until: "2026-12-01T00:00:00.000Z" };
    const [counts] = await query(
      env.DB,
      countAnswers({ seesHealth: true }, { by: "service", week: siteDefaults.week, ...period }),
    );
    expect(counts).toHaveLength(101);
  });

  it.each([siteDefaults.week, null])(
    "are measured by the database as by the site, with the opening hours %j",
    async (week) => {
      const random = createRandom(7).next;
      const times = Array.from({ length: 200 }, () => {
        const at = Date.parse("2026-03-01T00:00:00Z") + Math.floor(random() * 40 * 86_400_000);
        return [at, at + Math.floor(random() ** 4 * 20 * 86_400_000)].map((time) => new Date(time).toISOString());
      });
      for (const [at = "", answered = ""] of times) {
        await storeAnswered({ at, minutes: (Date.parse(answered) - Date.parse(at)) / 60_000 });
      }
      const period = { from: "2026-01-01T00:00:00.000Z", until: "2026-12-01T00:00:00.000Z" };
      const [counts] = await query(env.DB, countAnswers({ seesHealth: true }, { by: "service", week, ...period }));
      const counted = counts.flatMap(({ minutes, enquiries }) => Array.from({ length: enquiries }, () => minutes));
      const countMinutes = openMinuteCounter(week);
      expect(counted).toEqual(
        times.map(([at = "", answered = ""]) => countMinutes(at, answered)).sort((one, other) => one - other),
      );
    },
  );

  it("read only the enquiries of the period", async () => {
    for (let n = 0; n < 30; n++) await storeAnswered({ at: `2026-${n < 10 ? "11" : "08"}-10T09:00:00.000Z` });
    const found = selectAnswers({ seesHealth: true }, "2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z");
    expect(await countRowsRead(found)).toBeLessThanOrEqual(22);
  });
});

describe("opening minutes", () => {
  const count = openMinuteCounter(siteDefaults.week);
  it.each([
    ["within a day", tuesday("09:00"), tuesday("09:25"), 25],
    ["before opening", tuesday("05:00"), tuesday("08:10"), 10],
    ["over a night", tuesday("17:50"), "2026-11-11T08:10:00.000Z", 20],
    ["in a closed night", tuesday("19:00"), tuesday("23:00"), 0],
    ["over a weekend", "2026-11-13T17:00:00.000Z", "2026-11-16T09:00:00.000Z", 60 + 300 + 60],
    ["over a closed Sunday", "2026-11-14T20:00:00.000Z", "2026-11-16T07:00:00.000Z", 0],
    ["over four weeks", tuesday("09:00"), "2026-12-08T09:00:00.000Z", 4 * 55 * 60],
    ["backwards", tuesday("10:00"), tuesday("09:00"), 0],
  ])("count %s", (_, from, to, minutes) => {
    expect(count(from, to)).toBe(minutes);
  });

  it("are those from Monday to Friday without opening hours", () => {
    const friday = "2026-11-13T23:00:00.000Z";
    expect(openMinuteCounter(null)(friday, "2026-11-16T01:00:00.000Z")).toBe(120);
  });
});

describe("the usual answer time on the site", () => {
  const now = new Date(tuesday("18:00"));
  const saveSite = (answer_time: boolean) =>
    env.DB.prepare(
      "INSERT INTO site_settings VALUES (1, ?, ?) ON CONFLICT (id) DO UPDATE SET details = excluded.details",
    )
      .bind(JSON.stringify({ ...siteDefaults, shown: { ...siteDefaults.shown, answer_time } }), now.toISOString())
      .run();
  const shown = async () => (await get<SiteResponse>("/site")).body.data.answer_minutes;
  const storeAnswers = async (count: number, minutes: number, channel = "form") => {
    for (let n = 0; n < count; n++) await storeAnswered({ at: tuesday("09:00"), minutes, channel });
  };
  const measure = (date = now) => measureAnswerTime(env.DB, date);

  it.each([
    [21, 25],
    [25, 25],
    [0, 5],
    [61, 120],
    [180, 180],
  ])("rounds %i minutes up to %i", async (minutes, rounded) => {
    await saveSite(true);
    await storeAnswers(20, minutes);
    expect(await measure()).toEqual({ minutes: rounded });
    expect(await shown()).toBe(rounded);
  });

  it("is written on the contact page, in hours from an hour on", async () => {
    await saveSite(true);
    expect(await readPage("/contact")).not.toContain("We usually answer");
    await storeAnswers(20, 23);
    await measure();
    expect(await readPage("/contact")).toContain("We usually answer within 25 minutes in opening hours");
    await env.DB.prepare("UPDATE jobs SET state = json_set(state, '$.minutes', 120) WHERE name = 'answer-time'").run();
    expect(await readPage("/contact")).toContain("We usually answer within 2 hours in opening hours");
    await saveSite(false);
    expect(await readPage("/contact")).not.toContain("We usually answer");
  });

  it("is not measured while it is off, and not shown after it is turned off", async () => {
    await saveSite(false);
    await storeAnswers(20, 10);
    expect(await measure()).toBeUndefined();
    await saveSite(true);
    expect(await shown()).toBeUndefined();
    await measure();
    expect(await shown()).toBe(10);
    await saveSite(false);
    expect(await shown()).toBeUndefined();
  });

  it("needs 20 answers to forms, and half of the enquiries answered", async () => {
    await saveSite(true);
    await storeAnswers(19, 10);
    await storeAnswers(10, 0, "phone");
    expect(await measure()).toEqual({ minutes: null });
    await storeAnswers(1, 10);
    for (let n = 0; n < 20; n++) await storeAnswered({ at: "2026-11-02T09:00:00.000Z" });
    expect(await measure(new Date("2026-11-11T08:00:00.000Z"))).toEqual({ minutes: null });
    expect(await shown()).toBeUndefined();
  });

  it("is measured once a day and tells the cache of a change only", async () => {
    const calls: unknown[] = [];
    const answer = async (options: unknown) => {
      calls.push(options);
      return { success: true, zoneTag: "", errors: [] };
    };
    const cache = { purge: answer, invalidate: answer };
    await saveSite(true);
    await storeAnswers(20, 10);
    await measureAnswerTime(env.DB, now, cache);
    expect(await measureAnswerTime(env.DB, now, cache)).toBeUndefined();
    expect(await measureAnswerTime(env.DB, new Date("2026-11-11T08:00:00.000Z"), cache)).toEqual({ minutes: 10 });
    expect(calls).toEqual([{ tags: ["site"] }]);
  });
});
