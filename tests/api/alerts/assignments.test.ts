import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Bindings } from "#worker/bindings.ts";
import { callApi } from "../../support/accounts.ts";
import { storeTestEnquiries, type storeTestEnquiry } from "../../support/enquiries.ts";
import {
  readAlerts,
  runAfter,
  startAlertedSite,
  stopAlertedSite,
  storeColleague,
} from "../../support/push/alerted-site.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { changeEnquiries, undoChange } from "../inbox/inbox-actions.ts";

let site: ReturnType<typeof startAlertedSite>;
let joe: Awaited<ReturnType<typeof storeColleague>>;
beforeEach(async () => {
  site = startAlertedSite();
  joe = await storeColleague({ username: "joe", device: null, seesHealth: true });
});
afterEach(stopAlertedSite);

const storeMany = async (count: number, change: Parameters<typeof storeTestEnquiry>[0] = {}) =>
  (await storeTestEnquiries(...Array(count).fill(change))).map(({ id }) => id);

const assign = (id: string, assignee: string, token = joe.token, bindings: Partial<Bindings> = site.push) =>
  callApi(`/contact/submissions/${id}`, { method: "PATCH", body: { assignee_id: assignee }, token, bindings });

const assignMany = (ids: string[], assignee: string, bindings: Partial<Bindings> = site.push) =>
  changeEnquiries(joe.token, { ids, assignee_id: assignee }, bindings);

/** Waits until no alert is left to send. */
const allSent = () =>
  vi.waitFor(async () => expect((await readAlerts()).filter(({ sent_at }) => sent_at === null)).toEqual([]));

/** A colleague who is told from two hours later on. */
const storeLater = (username: string) =>
  storeColleague({ username, settings: { hours: { from: "12:00", to: "13:00", days: [3] } } });
const minutesUntilLater = 120;

describe("an assignment", () => {
  it("is told to the colleague who gets the enquiry, whatever services this person chose", async () => {
    const mary = await storeColleague({ username: "mary", settings: { services: [] } });
    const [id = ""] = await storeMany(1);
    await assign(id, mary.id);
    await vi.waitFor(() => expect(site.pushed).toEqual(["mary"]));
    await allSent();
    expect(await readAlerts()).toMatchObject([{ reason: "assigned", next_at: null }]);
  });

  it("is stored with its alert or not at all", async () => {
    const mary = await storeColleague({ username: "mary" });
    const [id = "", ...ids] = await storeMany(3);
    await runSql("CREATE TRIGGER no_alert BEFORE INSERT ON alerts BEGIN SELECT RAISE(ABORT, 'no'); END");
    vi.spyOn(console, "error").mockReturnValue();
    for (const { status } of [await assign(id, mary.id), await assignMany(ids, mary.id)])
      expect(status).toBeGreaterThanOrEqual(500);
    expect(await queryRows("SELECT DISTINCT assignee_id FROM enquiries")).toEqual([{ assignee_id: null }]);
    expect(await queryRows("SELECT * FROM enquiry_history")).toEqual([]);
  });

  it("that is repeated, or changes nothing, is told once", async () => {
    const mary = await storeColleague({ username: "mary" });
    const ids = await storeMany(2);
    await assign(ids[0] ?? "", mary.id);
    await allSent();
    await assign(ids[0] ?? "", mary.id);
    await assignMany(ids, mary.id);
    await allSent();
    await assignMany(ids, mary.id);
    await runAfter(1, site.push);
    expect(await readAlerts()).toHaveLength(2);
    expect(site.pushed).toEqual(["mary", "mary"]);
  });

  it("to oneself is told to no one, and no colleague without the permission gets a health enquiry", async () => {
    const mary = await storeColleague({ username: "mary" });
    const ids = await storeMany(2);
    const [health = ""] = await storeMany(1, { service: "health" });
    await assign(ids[0] ?? "", mary.id, mary.token);
    await assignMany(ids, joe.id);
    expect((await assign(health, mary.id)).status).toBe(422);
    expect((await assignMany([...ids, health], mary.id)).status).toBe(422);
    await runAfter(1, site.push);
    expect(await readAlerts()).toEqual([]);
  });
});

describe("an assignment of many enquiries", () => {
  it("is told once with their number, and no word of them", async () => {
    const mary = await storeColleague({ device: null, seesHealth: true });
    const ids = [...(await storeMany(40)), ...(await storeMany(10, { service: "health" }))];
    await assignMany(ids, mary.id, site.all);
    await allSent();
    const [mail, ...more] = site.mailsTo(mary.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("50 enquiries assigned to you");
    expect(mail?.text).toBe(
      `See which one to answer first.\n\nOpen it: ${env.SITE_ORIGIN}/admin/contact-submissions?assignee_id=${mary.id}`,
    );
  });

  it("is told once although it is more than one round sends, beside other alerts", async () => {
    const mary = await storeLater("mary");
    await assignMany(await storeMany(30), mary.id);
    await assignMany(await storeMany(100), mary.id);
    expect(site.pushed).toEqual([]);
    await runAfter(minutesUntilLater, site.push);
    expect(site.pushed).toEqual(["mary"]);
    await allSent();
  });

  it("is told again as one message until it reaches the colleague", async () => {
    site.state.pushStatus = 500;
    const mary = await storeColleague({ username: "mary" });
    await assignMany(await storeMany(12), mary.id);
    await vi.waitFor(async () => expect((await readAlerts())[11]).toMatchObject({ last_error: expect.anything() }));
    site.state.pushStatus = 201;
    site.pushed.length = 0;
    for (const minutes of [6, 20]) await runAfter(minutes, site.push);
    expect(site.pushed).toEqual(["mary"]);
    expect((await readAlerts()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 12 }, () => 2));
  });

  it("that is undone is told to no one, if it has not been told yet", async () => {
    const mary = await storeLater("mary");
    const [kept = "", ...ids] = await storeMany(3);
    await assign(kept, mary.id);
    const { body } = await assignMany(ids, mary.id);
    expect(await readAlerts()).toHaveLength(3);
    expect((await undoChange(joe.token, body.undo)).status).toBe(200);
    expect(await readAlerts()).toHaveLength(1);
    await runAfter(minutesUntilLater, site.push);
    expect(site.pushed).toEqual(["mary"]);
  });

  it("tells the colleague who has an enquiry by then", async () => {
    const mary = await storeLater("mary");
    const ann = await storeLater("ann");
    const ids = await storeMany(3);
    await assignMany(ids, mary.id);
    await assignMany(ids, ann.id);
    await runAfter(minutesUntilLater, site.push);
    expect(site.pushed).toEqual(["ann"]);
  });
});
