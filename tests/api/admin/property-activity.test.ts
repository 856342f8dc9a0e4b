import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import type { PropertyActivityResponse } from "#contract/listings/status/property-activity.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";

let token = "";
const now = new Date("2026-11-20T12:00:00.000Z");
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  ({ token } = await storeSignedIn({ role: "admin" }));
});
afterEach(() => void vi.useRealTimers());

const activityOf = async (uuid: string) =>
  (await callApi<PropertyActivityResponse>(`/properties/${uuid}/activity`, { token })).body.data;
const getDay = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const storeEvents = (uuid: string, daysAgo: number, event: string, count: number) =>
  runSql(
    "INSERT INTO property_events (property_n, day, event, count) SELECT n, ?, ?, ? FROM properties WHERE uuid = ?",
    getDay(daysAgo),
    event,
    count,
    uuid,
  );
const none = { recent: 0, total: 0 };
const noViewings = {
  ...{ to_come: 0, done: 0, no_show: 0, cancelled: 0 },
  outcomes: { liked: 0, too_dear: 0, wrong_area: 0, wrong_size: 0, condition: 0, other: 0 },
};

describe("the activity of a listing", () => {
  it("is zero for a new listing, and not found for an unknown one", async () => {
    const { uuid } = await storeProperty();
    const counts = { views: none, calls: none, whatsapp: none, shares: none, enquiries: none };
    expect(await activityOf(uuid)).toEqual({ ...counts, viewings: noViewings });
    expect((await callApi(`/properties/${crypto.randomUUID()}/activity`, { token })).status).toBe(404);
  });

  it("counts what visitors do, for the last 30 days and in total", async () => {
    const { uuid } = await storeProperty();
    const other = await storeProperty();
    for (const event of ["view", "view", "call", "whatsapp", "share"]) {
      await send(`/api/v1/public/properties/${uuid}/events`, { method: "POST", body: JSON.stringify({ event }) });
    }
    await storeEvents(uuid, 29, "view", 10);
    await storeEvents(uuid, 30, "view", 100);
    await storeEvents(other.uuid, 1, "view", 1000);
    await runSql(
      "INSERT INTO property_event_totals (property_n, event, count) SELECT n, 'view', 5000 FROM properties WHERE uuid = ?",
      uuid,
    );
    const once = { recent: 1, total: 1 };
    const counts = { views: { recent: 12, total: 5112 }, calls: once, whatsapp: once, shares: once, enquiries: none };
    expect(await activityOf(uuid)).toEqual({ ...counts, viewings: noViewings });
  });

  it("counts its enquiries without suspected spam", async () => {
    const { uuid } = await storeProperty();
    await storeTestEnquiry({ property_uuid: uuid });
    await storeTestEnquiry({ property_uuid: uuid, submittedAt: `${getDay(40)}T12:00:00.000Z` });
    await storeTestEnquiry({ property_uuid: uuid, spam: true });
    await storeTestEnquiry({});
    expect((await activityOf(uuid)).enquiries).toEqual({ recent: 1, total: 2 });
  });
});

it("the enquiries about a listing are a filter of the inbox and of its export", async () => {
  const { uuid } = await storeProperty();
  const property_uuid = uuid;
  await storeTestEnquiries(
    { property_uuid, name: "First" },
    { name: "Other" },
    { property_uuid, name: "Second", status: "closed" },
    { property_uuid, name: "Spam", spam: true },
  );
  const names = async (query: string) => {
    const { body } = await callApi<EnquiryList>(`/contact/submissions?property_uuid=${uuid}${query}`, { token });
    return [body.total, ...body.data.submissions.map(({ name }) => name)];
  };
  expect(await names("")).toEqual([2, "Second", "First"]);
  expect(await names("&unanswered=true")).toEqual([1, "First"]);
  expect(await names("&spam=true")).toEqual([1, "Spam"]);
  const { text } = await callApi(`/export/submissions.csv?property_uuid=${uuid}`, { token });
  expect(text).toContain("First");
  expect(text).not.toContain("Other");
});

describe("the events of signed-in people", () => {
  it.each([
    ["admin", 0],
    ["super_admin", 0],
    ["user", 1],
  ] as const)("count for the role %s: %i", async (role, count) => {
    const { uuid } = await storeProperty();
    const caller = await storeSignedIn({ role });
    for (const event of ["view", "call", "whatsapp", "share"])
      await callApi(`/public/properties/${uuid}/events`, { token: caller.token, body: { event } });
    const { views, calls, whatsapp, shares } = await activityOf(uuid);
    expect([views, calls, whatsapp, shares].map(({ total }) => total)).toEqual([count, count, count, count]);
    const { body } = await callApi<Stats>("/stats", { token });
    expect(body.days.at(-1)).toMatchObject({ views: count, calls: count, whatsapp: count });
  });

  it("do not count after the token of an admin has expired, and count with an unknown token", async () => {
    const { uuid } = await storeProperty();
    const { token: expired } = await storeSignedIn({ role: "admin" });
    await runSql("UPDATE token_pairs SET access_ends_at = ?", "2020-01-01T00:00:00.000Z");
    const view = { event: "view" };
    await callApi(`/public/properties/${uuid}/events`, { token: expired, body: view });
    await callApi(`/public/properties/${uuid}/events`, { token: `at_${"x".repeat(43)}`, body: view });
    ({ token } = await storeSignedIn({ role: "admin" }));
    expect((await activityOf(uuid)).views.total).toBe(1);
  });
});
