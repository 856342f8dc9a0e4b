import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Stats, statsDays } from "#contract/admin/stats.ts";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import { enquiryServices } from "#contract/services/services.ts";
import { readConfig } from "#worker/config.ts";
import { readStats } from "#worker/flows/dashboard/dashboard.service.ts";
import { cleanUpDaily } from "#worker/flows/retention/daily-retention.service.ts";
import { callApi, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";

// Monrovia's time is UTC: on 31 March the last 30 days begin on 2 March, the 30 before on 31 January.
const now = new Date("2026-03-31T12:00:00.000Z");
let token = "";
let owner = "";
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  ({ token } = await storeSignedIn({ role: "admin" }));
  ({ token: owner } = await storeSignedIn({ role: "super_admin" }));
});
afterEach(() => void vi.useRealTimers());

const stats = async (of = token) => (await callApi<Stats>("/stats", { token: of })).body;
const getDay = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const noon = (daysAgo: number) => `${getDay(daysAgo)}T12:00:00.000Z`;
const buildAt = (createdAt: string, overrides = {}) => ({ ...buildProperty(overrides), createdAt });
const storeEnquiriesAt = (...times: string[]) => storeTestEnquiries(...times.map((submittedAt) => ({ submittedAt })));
const recordEvent = (uuid: string, event: string) =>
  send(`/api/v1/public/properties/${uuid}/events`, { method: "POST", body: JSON.stringify({ event }) });

describe("the dashboard's stats", () => {
  it("are all zero on an empty site", async () => {
    const zeroStat = { value: 0, recent: 0, previous: 0, change: 0 };
    const missing = ["MAILER", "MAIL_FROM", "MAIL_TO"];
    const { days, ...all } = await stats();
    expect(all).toMatchObject({
      ...{ buy_properties: zeroStat, rent_properties: zeroStat, inquiries: zeroStat, new_inquiries: zeroStat },
      ...{ unread_inquiries: 0, unanswered: 0, overdue: 0, due_steps: 0, next_steps: [], top_listings: [] },
      mail: { configured: false, missing, waiting: 0, late: 0, failed: 0, last_error: null },
    });
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: statsDays }, (_, index) => getDay(29 - index)));
  });

  it("tell super admins only how many people ask for access and the size of the database", async () => {
    await storeUser({ role_request: "admin" });
    await storeUser({ role_request: "super_admin" });
    await storeUser({ role_request: "admin", disabled: true });
    expect(await stats(owner)).toMatchObject({ access_requests: 2, database_bytes: null });
    await cleanUpDaily(env.DB, now);
    expect((await stats(owner)).database_bytes).toBeGreaterThan(100_000);
    for (const name of ["access_requests", "database_bytes"]) expect(await stats()).not.toHaveProperty(name);
  });

  it("compare the last 30 days with the 30 before, from the first to the last millisecond of a day", async () => {
    // For sale: 3 in the last 30 days, 2 in the 30 before, 1 older: +50 %. For rent: 1 against 4: -75 %.
    const edges = ["2026-01-30T23:59:59.999Z", "2026-01-31T00:00:00.000Z", "2026-03-01T23:59:59.999Z"];
    const recent = ["2026-03-02T00:00:00.000Z", "2026-03-31T00:00:00.000Z", "2026-03-31T11:59:59.999Z"];
    await storeProperties(...[...edges, ...recent].map((time) => buildAt(time)));
    await storeProperties(...[29, 30, 31, 45, 59].map((days) => buildAt(noon(days), { kind: "rent" })));
    const { buy_properties, rent_properties } = await stats();
    expect(buy_properties).toEqual({ value: 6, recent: 3, previous: 2, change: 50 });
    expect(rent_properties).toEqual({ value: 5, recent: 1, previous: 4, change: -75 });
  });

  it("move on by one day at midnight", async () => {
    await storeProperties(buildAt("2026-03-01T12:00:00.000Z"), buildAt("2026-03-02T12:00:00.000Z"));
    const actor = { id: "x", role: "admin", seesHealth: true } as const;
    const changes = ["2026-03-30T23:59:59.999Z", "2026-03-31T00:00:00.000Z", "2026-04-01T00:00:00.000Z"].map(
      async (time) => {
        const { recent, previous } = (await readStats(env.DB, readConfig(env), new Date(time), actor)).buy_properties;
        return [recent, previous];
      },
    );
    expect(await Promise.all(changes)).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
  });

  it("exclude hidden properties and include them again when restored", async () => {
    const [hidden, binned] = await storeProperties(buildAt(noon(1)), buildAt(noon(2)), buildAt(noon(40)));
    await runSql("UPDATE properties SET published = 0 WHERE uuid = ?", hidden?.uuid);
    await runSql("UPDATE properties SET deleted_at = ? WHERE uuid = ?", noon(0), binned?.uuid);
    expect((await stats()).buy_properties).toEqual({ value: 1, recent: 0, previous: 1, change: -100 });
    await runSql("UPDATE properties SET published = 1, deleted_at = NULL");
    expect((await stats()).buy_properties).toEqual({ value: 3, recent: 2, previous: 1, change: 100 });
    await runSql("DELETE FROM properties");
    expect((await stats()).buy_properties).toEqual({ value: 0, recent: 0, previous: 0, change: 0 });
  });

  it("count enquiries without suspected spam, and as new those of the last 7 × 24 hours", async () => {
    await storeTestEnquiry({ submittedAt: noon(1), spam: true });
    await storeEnquiriesAt("2026-03-10T12:00:00.000Z");
    expect((await stats()).new_inquiries).toEqual({ value: 0, recent: 0, previous: 0, change: 0 });
    await storeEnquiriesAt("2026-03-24T12:00:00.000Z", "2026-03-24T11:59:59.999Z");
    expect((await stats()).new_inquiries).toEqual({ value: 0, recent: 0, previous: 2, change: -100 });
    await storeEnquiriesAt("2026-03-31T11:59:59.999Z", "2026-03-24T12:00:00.001Z");
    await storeEnquiriesAt("2026-03-01T23:59:59.999Z", "2026-02-01T12:00:00.000Z", "2026-01-30T23:59:59.999Z");
    // 5 of the last 30 days against 2 of the 30 before: +150 %.
    const { inquiries, new_inquiries } = await stats();
    expect(inquiries).toEqual({ value: 8, recent: 5, previous: 2, change: 150 });
    expect(new_inquiries).toEqual({ value: 2, recent: 2, previous: 2, change: 0 });
  });

  it("count unread, unanswered and overdue enquiries as the inbox lists them, however old they are", async () => {
    await storeTestEnquiries(
      { submittedAt: noon(20) },
      { submittedAt: noon(8), status: "replied" },
      { submittedAt: now.toISOString(), status: "read" },
      { submittedAt: noon(1), spam: true },
    );
    expect(await stats()).toMatchObject({ unread_inquiries: 1, unanswered: 2, overdue: 1 });
    const inbox = await callApi<EnquiryList>("/contact/submissions?status=new", { token });
    expect([inbox.body.counts.new, inbox.body.total]).toEqual([1, 1]);
  });
});

describe("the due next steps of the dashboard", () => {
  const storeStep = async (text: string, at: string, assignee: string | null = null, service?: "health") => {
    const { id } = await storeTestEnquiry({ service });
    await runSql(
      "UPDATE enquiries SET next_step = ?, next_step_at = ?, assignee_id = ? WHERE id = ?",
      text,
      at,
      assignee,
      id,
    );
    return id;
  };

  it("are up to five with text and day, the colleague's own first", async () => {
    const mary = await storeSignedIn({ role: "admin" });
    for (const day of [1, 2, 3, 4]) await storeStep(`Call ${day}`, `2026-03-0${day}`);
    const at = `${getDay(0)}T14:00:00.000Z`;
    const own = await storeStep("Show the villa", at, mary.id);
    await storeStep("Later", getDay(-1), mary.id);
    await storeStep("Sixth", getDay(0));
    const { due_steps, next_steps } = await stats(mary.token);
    expect(due_steps).toBe(6);
    expect(next_steps.map(({ text }) => text)).toEqual(["Show the villa", "Call 1", "Call 2", "Call 3", "Call 4"]);
    expect(next_steps[0]).toEqual({ id: own, text: "Show the villa", at, is_own: true });
  });

  it("of health are shown with the permission only", async () => {
    const lettings = await storeSignedIn({ role: "admin", sees_health: false });
    await storeStep("Ask about the knee", getDay(0), null, "health");
    expect(await stats(lettings.token)).toMatchObject({ due_steps: 0, next_steps: [] });
    expect((await stats()).next_steps).toMatchObject([{ text: "Ask about the knee" }]);
  });
});

describe("the dashboard's series", () => {
  it("has each day's properties, enquiries by service, views and calls", async () => {
    const [one, two] = await storeProperties(buildAt(noon(3)), buildAt(noon(3), { kind: "rent" }), buildAt(noon(31)));
    const submittedAt = noon(3);
    const health = { service: "health", submittedAt } as const;
    await storeTestEnquiries(health, health, { service: "driving-school", submittedAt });
    for (const event of ["view", "view", "call", "whatsapp", "share"]) await recordEvent(one?.uuid ?? "", event);
    await recordEvent(two?.uuid ?? "", "view");
    const noEnquiries = Object.fromEntries(enquiryServices.map((slug) => [slug, 0]));
    const { days } = await stats();
    expect(days.find(({ date }) => date === getDay(3))).toEqual({
      date: getDay(3),
      listings: 2,
      inquiries: { ...noEnquiries, "driving-school": 1, health: 2 },
      views: 0,
      calls: 0,
      whatsapp: 0,
    });
    expect(days.at(-1)).toMatchObject({ listings: 0, views: 3, calls: 1, whatsapp: 1 });
  });

  it("keeps the views of deleted properties", async () => {
    const { uuid } = await storeProperty();
    await recordEvent(uuid, "view");
    await runSql("DELETE FROM properties");
    expect((await stats()).days.at(-1)?.views).toBe(1);
  });
});

it("the top properties have the most views in 30 days, then the most calls", async () => {
  const [first, second, third, hidden] = await storeProperties(
    ...["First", "Second", "Third", "Hidden"].map((title) => buildAt(noon(50), { title })),
  );
  const events: [uuid: string | undefined, event: string, daysAgo: number, count: number][] = [
    [first?.uuid, "view", 0, 3],
    [first?.uuid, "view", 29, 4],
    [second?.uuid, "view", 5, 7],
    [second?.uuid, "whatsapp", 5, 1],
    [second?.uuid, "call", 4, 2],
    [second?.uuid, "share", 4, 5],
    [third?.uuid, "view", 30, 99],
    [third?.uuid, "view", 1, 1],
    [hidden?.uuid, "view", 1, 50],
  ];
  const insert = env.DB.prepare(
    "INSERT INTO property_events (property_n, day, event, count) SELECT n, ?, ?, ? FROM properties WHERE uuid = ?",
  );
  await env.DB.batch(events.map(([uuid, event, daysAgo, count]) => insert.bind(getDay(daysAgo), event, count, uuid)));
  await runSql("UPDATE properties SET published = 0 WHERE uuid = ?", hidden?.uuid);
  const { uuid, reference } = second ?? {};
  expect((await stats()).top_listings).toEqual([
    { uuid, reference, title: "Second", kind: "buy", views: 7, calls: 2, whatsapp: 1, shares: 5 },
    expect.objectContaining({ title: "First", views: 7, calls: 0 }),
    expect.objectContaining({ title: "Third", views: 1 }),
  ]);
});
