import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callApi } from "../../support/accounts.ts";
import {
  morning,
  readAlerts,
  runAfter,
  startAlertedSite,
  stopAlertedSite,
  storeColleague,
  storeOrder,
  submitEnquiry,
} from "../../support/push/alerted-site.ts";
import { runSql } from "../../support/storage/rows.ts";

let site: ReturnType<typeof startAlertedSite>;
beforeEach(() => {
  site = startAlertedSite();
});
afterEach(stopAlertedSite);

/** Stores two colleagues, who are told in this order. */
async function storeMaryThenJoe(minutes?: number) {
  const [mary, joe] = [await storeColleague({ username: "mary" }), await storeColleague({ username: "joe" })];
  await storeOrder([mary.id, joe.id], minutes);
  return [mary, joe] as const;
}
const minutesTo = (time: string) => (Date.parse(time) - Date.parse(morning)) / 60_000;
const ownerMails = () =>
  site.mailsTo("owner@hub.example").filter(({ subject }) => subject.startsWith("Not opened yet: Real estate"));

describe("an unopened enquiry", () => {
  it("is told to the next colleagues and then to the owner, each once", async () => {
    await storeMaryThenJoe();
    await submitEnquiry(site.all);
    await runAfter(9, site.all);
    expect(site.pushed).toEqual(["mary"]);
    await runAfter(10, site.all);
    await runAfter(11, site.all);
    expect(site.pushed).toEqual(["mary", "joe"]);
    expect(ownerMails()).toEqual([]);
    await runAfter(20, site.all);
    await runAfter(60, site.all);
    expect(site.pushed).toEqual(["mary", "joe"]);
    expect(ownerMails()).toHaveLength(1);
  });

  it("is told to the owner if all admins were told at once", async () => {
    await storeColleague({ username: "mary" });
    await submitEnquiry(site.all);
    await runAfter(10, site.all);
    expect(site.pushed).toEqual(["mary"]);
    expect(ownerMails()).toHaveLength(1);
  });

  it("waits for the minutes that the owner chose, of opening hours only", async () => {
    vi.setSystemTime(new Date("2026-12-02T17:50:00Z"));
    await storeMaryThenJoe(30);
    await submitEnquiry(site.push);
    const nextMorning = minutesTo("2026-12-03T08:20:00Z");
    await runAfter(nextMorning - 1, site.push);
    expect(site.pushed).toEqual(["mary"]);
    await runAfter(nextMorning, site.push);
    expect(site.pushed).toEqual(["mary", "joe"]);
  });

  it.each([
    ["when the opening hours end", "2026-12-02T17:50:00Z", "2026-12-02T18:00:00Z"],
    ["in the last minute of the opening hours", "2026-12-02T17:49:30Z", "2026-12-02T18:00:00Z"],
    ["before a run that comes late, at night", "2026-12-02T17:40:00Z", "2026-12-02T21:00:00Z"],
  ])("whose minutes end %s, is told to the next colleague at the next opening", async (_, sent, run) => {
    vi.setSystemTime(new Date(sent));
    await storeMaryThenJoe();
    await submitEnquiry(site.all);
    await runAfter(minutesTo(run), site.all);
    expect([site.pushed, ownerMails()]).toEqual([["mary"], []]);
    await runAfter(minutesTo("2026-12-03T08:00:00Z"), site.all);
    expect([site.pushed, ownerMails()]).toEqual([["mary", "joe"], []]);
    await runAfter(minutesTo("2026-12-03T08:10:00Z"), site.all);
    expect(ownerMails()).toHaveLength(1);
  });

  it("skips colleagues who are not on duty", async () => {
    const mary = await storeColleague({ username: "mary" });
    const off = await storeColleague({
      username: "off",
      settings: { hours: { from: "20:00", to: "21:00", days: [3] } },
    });
    const joe = await storeColleague({ username: "joe" });
    await storeOrder([mary.id, off.id, joe.id]);
    await submitEnquiry(site.push);
    await runAfter(10, site.push);
    expect(site.pushed).toEqual(["mary", "joe"]);
  });

  it("about health never reaches a colleague who may not see it", async () => {
    const clinic = await storeColleague({ username: "clinic", seesHealth: true });
    const lettings = await storeColleague({ username: "lettings" });
    await storeOrder([clinic.id, lettings.id]);
    await submitEnquiry(site.push, "health");
    await runAfter(10, site.push);
    expect(site.pushed).toEqual(["clinic"]);
  });

  it("is passed on when the inbox is opened, without the schedule", async () => {
    const [mary] = await storeMaryThenJoe();
    await submitEnquiry(site.push);
    vi.setSystemTime(new Date(Date.parse(morning) + 11 * 60_000));
    await callApi("/contact/submissions", { token: mary.token, bindings: site.push });
    await vi.waitFor(() => expect(site.pushed).toEqual(["mary", "joe"]));
    await vi.waitFor(async () => expect((await readAlerts()).every(({ sent_at }) => sent_at)).toBe(true));
  });
});

it("an enquiry that is opened, or marked as read or spam, is not told to the next colleague", async () => {
  const [, joe] = await storeMaryThenJoe();
  for (const body of [undefined, { status: "read" }, { spam: true }]) {
    const path = `/contact/submissions/${await submitEnquiry(site.all)}`;
    const method = body ? "PATCH" : "GET";
    expect((await callApi(path, { method, body, token: joe.token })).status).toBe(200);
  }
  for (const minutes of [10, 20, 30]) await runAfter(minutes, site.all);
  expect(site.pushed).toEqual(["mary", "mary", "mary"]);
  expect(ownerMails()).toEqual([]);
});

it("two runs at once tell the next colleague once", async () => {
  await storeMaryThenJoe();
  await submitEnquiry(site.push);
  await Promise.all([runAfter(10, site.push), runAfter(10, site.push), runAfter(10, site.push)]);
  expect(site.pushed).toEqual(["mary", "joe"]);
});

describe("the next step of an enquiry", () => {
  const setStep = (id: string, at: string, assignee: string | null) =>
    runSql(
      "UPDATE enquiries SET next_step = 'Call Ma Kebbeh', next_step_at = ?, assignee_id = ?, opened_at = 'x' WHERE id = ?",
      at,
      assignee,
      id,
    );

  it("is pushed to the colleague who has the enquiry when its time comes, once for each time", async () => {
    const mary = await storeColleague({ username: "mary", settings: { services: [] } });
    await storeColleague({ username: "joe" });
    const id = await submitEnquiry(site.push);
    site.pushed.length = 0;
    await setStep(id, "2026-12-02T11:00:00.000Z", mary.id);
    await runAfter(59, site.push);
    expect(site.pushed).toEqual([]);
    await runAfter(60, site.push);
    await runAfter(61, site.push);
    expect(site.pushed).toEqual(["mary"]);
    await setStep(id, "2026-12-02T12:00:00.000Z", mary.id);
    await runAfter(120, site.push);
    expect(site.pushed).toEqual(["mary", "mary"]);
  });

  it("without a colleague is pushed to those who are told of new enquiries, in their hours", async () => {
    await storeColleague({ username: "mary" });
    const id = await submitEnquiry(site.push);
    site.pushed.length = 0;
    await setStep(id, "2026-12-03", null);
    await runAfter(22 * 60 - 1, site.push);
    expect(site.pushed).toEqual([]);
    await runAfter(22 * 60, site.push);
    expect(site.pushed).toEqual(["mary"]);
  });
});
