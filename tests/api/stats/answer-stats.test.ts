import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import { type SiteResponse, siteDefaults } from "#contract/site/site-details.ts";
import { assumedWeek } from "#shared/site/open-times.ts";
import { replyDeadline } from "#shared/site/promise.ts";
import { readAnswerStats } from "#worker/flows/answers/answers.service.ts";
import { measureAnswerTime } from "#worker/flows/answers/measure-answer-time.service.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { get } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";
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
  source?: string;
  answeredBy?: string;
  assignee?: string;
}

/** Stores enquiries and when they were answered, in one statement. */
async function storeAnswered(...answers: Answer[]) {
  const rows = answers.map(({ service = "general", at, minutes, ...others }) => ({
    id: crypto.randomUUID(),
    service,
    at,
    due: replyDeadline(service, at, { week: assumedWeek, daysOff: [] }),
    answered: minutes === undefined ? null : new Date(Date.parse(at) + minutes * 60_000).toISOString(),
    ...others,
  }));
  const field = (name: string) => `value ->> '${name}'`;
  await runSql(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, submitted_at, due_at, changed_at, answered_at,
       answered_by, assignee_id, source_key, spam, channel)
     SELECT ${field("id")}, ${field("id")}, ${field("service")}, 'Sender', '', '', ${field("at")}, ${field("due")}, ${field("at")},
       ${field("answered")}, ${field("answeredBy")}, ${field("assignee")}, ${field("source")}, coalesce(${field("spam")}, 0),
       coalesce(${field("channel")}, 'form') FROM json_each(?)`,
    JSON.stringify(rows),
  );
}

const many = (count: number, answer: Answer) => Array.from({ length: count }, () => answer);
const readStats = (query = "", token = admin.token) =>
  callApi<AnswerStat[] & { detail: { loc: string[]; msg: string }[] }>(`/stats/answers${query}`, { token });
const november = "?from=2026-11-01&to=2026-11-30";
// A Tuesday, on which the office is open from 8:00 to 18:00.
const tuesday = (time: string) => `2026-11-10T${time}:00.000Z`;

describe("the statistics of answers", () => {
  it("count, measure in opening hours and leave out spam", async () => {
    const home = { service: "real-estate", at: tuesday("09:00") } as const;
    await storeAnswered(
      ...[10, 20, 30, 40, 50, 60, 70, 80, 90, 200].map((minutes) => ({ ...home, minutes })),
      home,
      { ...home, minutes: 1, spam: true },
      // Sent at 20:00 and answered at 8:15 on the next day; answered after two weeks.
      { at: tuesday("20:00"), minutes: 735 },
      { at: "2026-11-03T09:00:00.000Z", minutes: 14 * 1440 },
    );
    const twoWeeks = 2 * 55 * 60;
    expect((await readStats(november)).body).toEqual([
      { key: "real-estate", name: null, enquiries: 11, answered: 10, median_minutes: 55, p90_minutes: 90, in_time: 10 },
      {
        key: "general",
        name: null,
        enquiries: 2,
        answered: 2,
        median_minutes: Math.round((15 + twoWeeks) / 2),
        p90_minutes: twoWeeks,
        in_time: 1,
      },
    ]);
  });

  it("are grouped by colleague, channel, source and month", async () => {
    const other = await storeSignedIn({ role: "admin", username: "ama" });
    const shared = { assignee: other.id, channel: "phone", source: "facebook" };
    await storeAnswered(
      { at: tuesday("09:00"), minutes: 5, answeredBy: admin.id, ...shared },
      { at: tuesday("10:00"), minutes: 5, ...shared },
      { at: tuesday("11:00"), assignee: other.id },
      { at: "2026-10-06T11:00:00.000Z" },
    );
    const groups = async (by: string) =>
      (await readStats(`?from=2026-10-01&to=2026-11-30&by=${by}`)).body.map(({ key, name, enquiries }) => [
        key,
        name,
        enquiries,
      ]);
    expect(new Set(await groups("colleague"))).toEqual(
      new Set([
        [other.id, "ama", 2],
        [admin.id, "bendu", 1],
        ["", null, 1],
      ]),
    );
    const counts = { form: 2, phone: 2, "": 2, facebook: 2, "2026-10": 1, "2026-11": 3 };
    for (const [by, ...keys] of [
      ["channel", "form", "phone"],
      ["source", "", "facebook"],
      ["month", "2026-10", "2026-11"],
    ] as const)
      expect(await groups(by)).toEqual(keys.map((key) => [key, null, counts[key]]));
  });

  it("include both days of the period, and the last 30 days without one", async () => {
    for (const at of ["2026-11-01T00:00:00.000Z", "2026-11-02T23:59:59.999Z", "2026-11-03T00:00:00.000Z"])
      await storeAnswered({ at });
    expect((await readStats("?from=2026-11-01&to=2026-11-02")).body[0]?.enquiries).toBe(2);
    await runSql("DELETE FROM enquiries");
    for (const day of ["2026-11-30", "2026-11-01", "2026-10-31"]) await storeAnswered({ at: `${day}T00:00:00.000Z` });
    const [lastDays] = await readAnswerStats(env.DB, { seesHealth: true }, {}, new Date("2026-11-30T12:00:00.000Z"));
    expect(lastDays?.enquiries).toBe(2);
  });

  it("show health only with the permission", async () => {
    const lettings = await storeSignedIn({ role: "admin", sees_health: false });
    const at = tuesday("09:00");
    await storeAnswered({ service: "health", at, minutes: 5, source: "clinic-leaflet" }, { at });
    for (const by of ["service", "source", "month", "channel", "colleague"]) {
      const { body } = await readStats(`${november}&by=${by}`, lettings.token);
      expect(body.reduce((total, { enquiries }) => total + enquiries, 0)).toBe(1);
      expect(JSON.stringify(body)).not.toMatch(/health|clinic/);
    }
    expect((await readStats(november)).body).toHaveLength(2);
  });

  it("reject a wrong parameter and name it", async () => {
    for (const [query, name] of [
      ["?from=2026-13-01", "from"],
      ["?to=yesterday", "to"],
      ["?by=weather", "by"],
      ["?from=2026-11-02&to=2026-11-01", "to"],
      ["?from=2999-01-01", "to"],
      ["?from=2025-01-01&to=2026-11-01", "from"],
    ]) {
      const { status, body } = await readStats(query);
      expect([status, body.detail[0]?.loc], query).toEqual([422, ["query", name]]);
    }
  });
});

describe("the usual answer time on the site", () => {
  const now = new Date(tuesday("18:00"));
  const saveSite = (answer_time: boolean) =>
    runSql(
      "INSERT INTO site_settings VALUES (1, ?, ?) ON CONFLICT (id) DO UPDATE SET details = excluded.details",
      JSON.stringify({ ...siteDefaults, shown: { ...siteDefaults.shown, answer_time } }),
      now.toISOString(),
    );
  const shown = async () => (await get<SiteResponse>("/site")).body.data.answer_minutes;
  const storeAnswers = (minutes: number) => storeAnswered(...many(20, { at: tuesday("09:00"), minutes }));
  const measure = (date = now) => measureAnswerTime(env.DB, date);

  it("is written on the contact page, in hours from an hour on, while the owner shows it", async () => {
    await saveSite(true);
    expect(await readPage("/contact")).not.toContain("We usually answer");
    await storeAnswers(23);
    await measure();
    expect(await readPage("/contact")).toContain("We usually answer within 25 minutes in opening hours");
    await runSql("UPDATE jobs SET state = json_set(state, '$.minutes', 120) WHERE name = 'answer-time'");
    expect(await readPage("/contact")).toContain("We usually answer within 2 hours in opening hours");
    await saveSite(false);
    expect(await readPage("/contact")).not.toContain("We usually answer");
  });

  it("is not measured while it is off, nor shown after it is turned off or with too few answers", async () => {
    await saveSite(false);
    await storeAnswers(10);
    expect(await measure()).toBeUndefined();
    await saveSite(true);
    expect(await shown()).toBeUndefined();
    await measure();
    expect(await shown()).toBe(10);
    await saveSite(false);
    expect(await shown()).toBeUndefined();
    await saveSite(true);
    await runSql("DELETE FROM enquiries WHERE n % 2");
    expect(await measure(new Date("2026-11-11T08:00:00.000Z"))).toEqual({ minutes: null });
    expect(await shown()).toBeUndefined();
  });

  it("is measured once a day, and a change alone asks the cache to renew the pages", async () => {
    const takeRenewals = async () =>
      (await env.DB.prepare("DELETE FROM cache_renewals RETURNING tag").all<{ tag: string }>()).results;
    await saveSite(true);
    await storeAnswers(10);
    await measure();
    expect(await takeRenewals()).toEqual([{ tag: "site" }]);
    expect(await measure()).toBeUndefined();
    expect(await measure(new Date("2026-11-11T08:00:00.000Z"))).toEqual({ minutes: 10 });
    expect(await takeRenewals()).toEqual([]);
  });
});
