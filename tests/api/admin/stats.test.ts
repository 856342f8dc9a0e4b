import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { type Stats, statsDays } from "#contract/admin/stats.ts";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { enquiryServices } from "#contract/services/services.ts";
import { readConfig } from "#worker/config.ts";
import { readStats } from "#worker/flows/dashboard/dashboard.service.ts";
import { cleanUpDaily } from "#worker/flows/retention/daily-retention.service.ts";
import { callApi, storeSignedIn, storeUser } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});

const stats = async () => (await callApi<Stats>("/stats", { token })).body;
/** Noon some days ago, so that no test runs near the end of a day. */
const noon = (daysAgo: number) => `${getDay(daysAgo)}T12:00:00.000Z`;
const getDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const buildPropertyAt = (daysAgo: number, overrides = {}) => ({
  ...buildProperty(overrides),
  createdAt: noon(daysAgo),
});
const recordEvent = (uuid: string, event: string) =>
  send(`/api/v1/public/properties/${uuid}/events`, { method: "POST", body: JSON.stringify({ event }) });

describe("the dashboard's stats", () => {
  it("are all zero on an empty site", async () => {
    const zeroStat = { value: 0, recent: 0, previous: 0, change: 0 };
    expect(await stats()).toMatchObject({
      buy_properties: zeroStat,
      rent_properties: zeroStat,
      inquiries: zeroStat,
      new_inquiries: zeroStat,
      unread_inquiries: 0,
      unanswered: 0,
      overdue: 0,
      due_steps: 0,
      next_steps: [],
      mail: {
        configured: false,
        missing: ["MAILER", "MAIL_FROM", "MAIL_TO"],
        waiting: 0,
        late: 0,
        failed: 0,
        last_error: null,
      },
      top_listings: [],
    });
  });

  it("tell super admins only how many people ask for access", async () => {
    await storeUser({ role_request: "admin" });
    await storeUser({ role_request: "super_admin" });
    await storeUser({ role_request: "admin", disabled: true });
    const owner = await storeSignedIn({ role: "super_admin" });
    expect((await callApi<Stats>("/stats", { token: owner.token })).body.access_requests).toBe(2);
    expect("access_requests" in (await stats())).toBe(false);
  });

  it("show the size of the database to super admins only", async () => {
    const owner = await storeSignedIn({ role: "super_admin" });
    const readSize = async () => (await callApi<Stats>("/stats", { token: owner.token })).body.database_bytes;
    expect(await readSize()).toBeNull();
    await cleanUpDaily(env.DB, new Date());
    expect(await readSize()).toBeGreaterThan(100_000);
    expect("database_bytes" in (await stats())).toBe(false);
  });

  it("count listed properties and compare the last 30 days with the 30 before", async () => {
    // For sale: 3 in the last 30 days, 2 in the 30 before, 1 older: +50 %. For rent: 1 against 4: -75 %.
    await storeProperties(...[0, 10, 29, 30, 59, 60].map((days) => buildPropertyAt(days)));
    await storeProperties(...[29, 30, 31, 45, 59].map((days) => buildPropertyAt(days, { kind: "rent" })));
    const { buy_properties, rent_properties } = await stats();
    expect(buy_properties).toEqual({ value: 6, recent: 3, previous: 2, change: 50 });
    expect(rent_properties).toEqual({ value: 5, recent: 1, previous: 4, change: -75 });
  });

  it("give 'new' if the earlier period had none", async () => {
    await storeProperties(buildPropertyAt(1));
    expect((await stats()).buy_properties).toEqual({ value: 1, recent: 1, previous: 0, change: "new" });
  });

  it("exclude hidden properties and include them again when restored", async () => {
    const [hidden, binned] = await storeProperties(buildPropertyAt(1), buildPropertyAt(2), buildPropertyAt(40));
    await env.DB.prepare("UPDATE properties SET published = 0 WHERE uuid = ?").bind(hidden?.uuid).run();
    await env.DB.prepare("UPDATE properties SET deleted_at = ? WHERE uuid = ?").bind(noon(0), binned?.uuid).run();
    expect((await stats()).buy_properties).toEqual({ value: 1, recent: 0, previous: 1, change: -100 });
    await env.DB.prepare("UPDATE properties SET published = 1, deleted_at = NULL").run();
    expect((await stats()).buy_properties).toEqual({ value: 3, recent: 2, previous: 1, change: 100 });
    await env.DB.prepare("DELETE FROM properties").run();
    expect((await stats()).buy_properties).toEqual({ value: 0, recent: 0, previous: 0, change: 0 });
  });

  it("count enquiries without suspected spam, and those of seven days", async () => {
    // 4 in the last 30 days, 3 in the 30 before: +33 %. Two of them within seven days.
    for (const days of [0, 6, 8, 29, 30, 31, 59, 61]) await storeTestEnquiry({ submittedAt: noon(days) });
    await storeTestEnquiry({ submittedAt: noon(1), spam: true });
    const { inquiries, new_inquiries } = await stats();
    expect(inquiries).toEqual({ value: 8, recent: 4, previous: 3, change: 33 });
    const withinWeek = [0, 6, 8].filter((days) => Date.parse(noon(days)) > Date.now() - 7 * 86_400_000).length;
    expect(new_inquiries).toMatchObject({ value: withinWeek, recent: withinWeek });
  });

  it("count as new what the inbox counts and lists as new, however old it is", async () => {
    await storeTestEnquiry({ submittedAt: noon(20) });
    await storeTestEnquiry({ submittedAt: noon(1), status: "read" });
    await storeTestEnquiry({ submittedAt: noon(1), spam: true });
    const inbox = await callApi<SubmissionList>("/contact/submissions?status=new", { token });
    const { unread_inquiries } = await stats();
    expect([unread_inquiries, inbox.body.counts.new, inbox.body.total]).toEqual([1, 1, 1]);
  });

  it("count unanswered and overdue enquiries", async () => {
    await storeTestEnquiry({ submittedAt: noon(8) });
    await storeTestEnquiry({ submittedAt: noon(8), status: "replied" });
    await storeTestEnquiry({ submittedAt: new Date().toISOString(), status: "read" });
    expect(await stats()).toMatchObject({ unanswered: 2, overdue: 1 });
  });
});

describe("the due next steps of the dashboard", () => {
  const today = new Date().toISOString().slice(0, 10);
  const storeStep = async (text: string, at: string, assignee: string | null = null, service?: "health") => {
    const { id } = await storeTestEnquiry({ service });
    await env.DB.prepare("UPDATE enquiries SET next_step = ?, next_step_at = ?, assignee_id = ? WHERE id = ?")
      .bind(text, at, assignee, id)
      .run();
    return id;
  };
  const stepsOf = async (accessToken: string) => {
    const { next_steps, due_steps } = (await callApi<Stats>("/stats", { token: accessToken })).body;
    return { due_steps, texts: next_steps.map(({ text }) => text), next_steps };
  };

  it("are up to five with text and day, the colleague's own first", async () => {
    const mary = await storeSignedIn({ role: "admin" });
    for (const day of [1, 2, 3, 4]) await storeStep(`Call ${day}`, `2026-11-0${day}`);
    const own = await storeStep("Show the villa", `${today}T14:00:00.000Z`, mary.id);
    await storeStep("Later", "2999-01-01", mary.id);
    await storeStep("Sixth", today);
    const { due_steps, texts, next_steps } = await stepsOf(mary.token);
    expect([due_steps, texts]).toEqual([6, ["Show the villa", "Call 1", "Call 2", "Call 3", "Call 4"]]);
    expect(next_steps[0]).toEqual({ id: own, text: "Show the villa", at: `${today}T14:00:00.000Z`, is_own: true });
  });

  it("of health are shown with the permission only", async () => {
    const lettings = await storeSignedIn({ role: "admin", sees_health: false });
    await storeStep("Ask about the knee", today, null, "health");
    expect(await stepsOf(lettings.token)).toEqual({ due_steps: 0, texts: [], next_steps: [] });
    expect((await stepsOf(token)).texts).toEqual(["Ask about the knee"]);
  });
});

describe("the dashboard's stats at day boundaries", () => {
  // Monrovia's time is UTC: on 31 March the last 30 days begin on 2 March, the 30 before on 31 January.
  const now = new Date("2026-03-31T10:00:00.000Z");
  const statsAt = (time = now) =>
    readStats(env.DB, readConfig(env), time, { id: "x", role: "admin", seesHealth: true });
  const storeCreatedAt = (...times: string[]) =>
    storeProperties(...times.map((createdAt) => ({ ...buildProperty(), createdAt })));
  const storeEnquiriesAt = async (...times: string[]) => {
    for (const submittedAt of times) await storeTestEnquiry({ submittedAt });
  };

  it("include the first and the last millisecond of a day", async () => {
    await storeCreatedAt(
      "2026-01-30T23:59:59.999Z",
      "2026-01-31T00:00:00.000Z",
      "2026-03-01T23:59:59.999Z",
      "2026-03-02T00:00:00.000Z",
      "2026-03-31T09:59:59.999Z",
      "2026-03-31T00:00:00.000Z",
    );
    // 3 of the last 30 days against 2 of the 30 before.
    expect((await statsAt()).buy_properties).toEqual({ value: 6, recent: 3, previous: 2, change: 50 });
  });

  it("move on by one day at midnight", async () => {
    await storeCreatedAt("2026-03-01T12:00:00.000Z", "2026-03-02T12:00:00.000Z");
    const change = async (time: string) => {
      const { recent, previous } = (await statsAt(new Date(time))).buy_properties;
      return [recent, previous];
    };
    expect(await change("2026-03-30T23:59:59.999Z")).toEqual([2, 0]);
    expect(await change("2026-03-31T00:00:00.000Z")).toEqual([1, 1]);
    expect(await change("2026-04-01T00:00:00.000Z")).toEqual([0, 2]);
  });

  it("count enquiries of the last 7 × 24 hours, with the change over 30 days", async () => {
    await storeEnquiriesAt(
      "2026-03-31T09:59:59.999Z",
      "2026-03-24T10:00:00.001Z",
      "2026-03-24T10:00:00.000Z",
      "2026-03-24T09:59:59.999Z",
      "2026-03-02T00:00:00.000Z",
      "2026-03-01T23:59:59.999Z",
      "2026-02-01T12:00:00.000Z",
      "2026-01-30T23:59:59.999Z",
    );
    // 5 of the last 30 days against 2 of the 30 before: +150 %. Two within seven days, after two in the seven before.
    const { inquiries, new_inquiries } = await statsAt();
    expect(inquiries).toEqual({ value: 8, recent: 5, previous: 2, change: 150 });
    expect(new_inquiries).toEqual({ value: 2, recent: 2, previous: 2, change: 0 });
  });

  it("give 0 enquiries of the last week after a week without any", async () => {
    await storeEnquiriesAt("2026-03-10T12:00:00.000Z");
    expect((await statsAt()).new_inquiries).toEqual({ value: 0, recent: 0, previous: 0, change: 0 });
    await storeEnquiriesAt("2026-03-24T10:00:00.000Z");
    expect((await statsAt()).new_inquiries).toEqual({ value: 0, recent: 0, previous: 1, change: -100 });
    await storeEnquiriesAt("2026-03-31T09:00:00.000Z", "2026-03-31T09:30:00.000Z");
    expect((await statsAt()).new_inquiries).toEqual({ value: 2, recent: 2, previous: 1, change: 100 });
  });

  it.each([
    [3, 2, 50],
    [1, 3, -67],
    [4, 3, 33],
    [0, 2, -100],
    [2, 2, 0],
    [2, 0, "new"],
    [0, 0, 0],
    [13, 1, 1200],
  ])("give %i after %i as %s", async (recent, previous, change) => {
    await storeCreatedAt(
      ...Array.from({ length: recent }, () => "2026-03-20T12:00:00.000Z"),
      ...Array.from({ length: previous }, () => "2026-02-20T12:00:00.000Z"),
    );
    expect((await statsAt()).buy_properties).toEqual({ value: recent + previous, recent, previous, change });
  });
});

describe("the dashboard's series", () => {
  it("has one entry for each of the last 30 days, today last", async () => {
    const { days } = await stats();
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: statsDays }, (_, index) => getDay(29 - index)));
  });

  it("has each day's properties, enquiries by service, views and calls", async () => {
    const [one, two] = await storeProperties(
      buildPropertyAt(3),
      buildPropertyAt(3, { kind: "rent" }),
      buildPropertyAt(31),
    );
    await storeTestEnquiry({ service: "health", submittedAt: noon(3) });
    await storeTestEnquiry({ service: "health", submittedAt: noon(3) });
    await storeTestEnquiry({ service: "driving-school", submittedAt: noon(3) });
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
    await env.DB.prepare("DELETE FROM properties").run();
    expect((await stats()).days.at(-1)?.views).toBe(1);
  });
});

describe("the top properties", () => {
  it("have the most views in 30 days, then the most calls", async () => {
    const [first, second, third, hidden] = await storeProperties(
      ...["First", "Second", "Third", "Hidden"].map((title) => buildPropertyAt(50, { title })),
    );
    const events: [uuid: string | undefined, event: string, day: string, count: number][] = [
      [first?.uuid, "view", getDay(0), 3],
      [first?.uuid, "view", getDay(29), 4],
      [second?.uuid, "view", getDay(5), 7],
      [second?.uuid, "whatsapp", getDay(5), 1],
      [second?.uuid, "call", getDay(4), 2],
      [second?.uuid, "share", getDay(4), 5],
      [third?.uuid, "view", getDay(30), 99],
      [third?.uuid, "view", getDay(1), 1],
      [hidden?.uuid, "view", getDay(1), 50],
    ];
    for (const [uuid, event, day, count] of events) {
      await env.DB.prepare(
        "INSERT INTO property_events (property_n, day, event, count) SELECT n, ?, ?, ? FROM properties WHERE uuid = ?",
      )
        .bind(day, event, count, uuid)
        .run();
    }
    await env.DB.prepare("UPDATE properties SET published = 0 WHERE uuid = ?").bind(hidden?.uuid).run();
    expect((await stats()).top_listings).toEqual([
      {
        uuid: second?.uuid,
        reference: second?.reference,
        title: "Second",
        kind: "buy",
        views: 7,
        calls: 2,
        whatsapp: 1,
        shares: 5,
      },
      expect.objectContaining({ title: "First", views: 7, calls: 0 }),
      expect.objectContaining({ title: "Third", views: 1 }),
    ]);
  });
});
