import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi } from "../../support/accounts.ts";
import {
  readAlerts,
  runAfter,
  startAlertedSite,
  stopAlertedSite,
  storeColleague,
  storeOrder,
  submitEnquiry,
} from "../../support/push/alerted-site.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

let site: ReturnType<typeof startAlertedSite>;
beforeEach(() => {
  site = startAlertedSite();
});
afterEach(stopAlertedSite);

const readSetting = async (id: string) =>
  (await queryRows<{ problem: string | null }>("SELECT problem FROM alert_settings WHERE user_id = ?", id))[0]?.problem;
const readDevices = () => queryRows<{ user_id: string; last_error: string | null }>("SELECT * FROM alert_devices");

describe("a new enquiry", () => {
  it("is pushed to every admin at once, and no row is left to send", async () => {
    await storeColleague({ username: "mary" });
    await storeColleague({ username: "joe" });
    await submitEnquiry(site.push);
    expect(site.pushed.toSorted()).toEqual(["joe", "mary"]);
    const sent = { channel: "push", reason: "new", attempts: 1, next_at: null, last_error: null };
    expect(await readAlerts()).toMatchObject([sent, sent]);
    await runAfter(1, site.push);
    expect(site.pushed).toHaveLength(2);
  });

  it("is told to the first colleague of the order who is on duty", async () => {
    const hours = { from: "14:00", to: "15:00", days: [3] };
    const off = await storeColleague({ username: "off", settings: { hours } });
    const [mary, joe] = [await storeColleague({ username: "mary" }), await storeColleague({ username: "joe" })];
    await storeOrder([off.id, joe.id, mary.id]);
    await submitEnquiry(site.push);
    expect(site.pushed).toEqual(["joe"]);
  });

  it("is told to those only who chose its service", async () => {
    await storeColleague({ username: "mary", settings: { services: ["janitorial"] } });
    await storeColleague({ username: "joe", settings: { services: ["real-estate", "general"] } });
    await submitEnquiry(site.push);
    expect(site.pushed).toEqual(["joe"]);
  });

  it("is told later to a colleague outside their hours, when these begin", async () => {
    await storeColleague({ username: "mary", settings: { hours: { from: "10:30", to: "12:00", days: [3] } } });
    await submitEnquiry(site.push);
    await runAfter(29, site.push);
    expect(site.pushed).toEqual([]);
    await runAfter(30, site.push);
    expect(site.pushed).toEqual(["mary"]);
  });

  it("at night is told in the morning", async () => {
    vi.setSystemTime(new Date("2026-12-02T22:00:00Z"));
    await storeColleague({ username: "mary" });
    await submitEnquiry(site.push);
    expect(site.pushed).toEqual([]);
    await runAfter(22 * 60 - 1, site.push);
    expect(site.pushed).toEqual([]);
    await runAfter(22 * 60, site.push);
    expect(site.pushed).toEqual(["mary"]);
  });

  it("to the clinic, logged by a colleague without the permission, is told to those with it", async () => {
    const lettings = await storeColleague({ username: "lettings" });
    await storeColleague({ username: "clinic", seesHealth: true });
    const log = (service: string) =>
      callApi("/contact/submissions", {
        body: { service, channel: "phone", phone_number: "0775 550 101" },
        token: lettings.token,
        bindings: site.push,
      });
    expect((await log("real-estate")).status).toBe(201);
    expect((await log("health")).status).toBe(201);
    await runAfter(1, site.push);
    expect(site.pushed).toEqual(["clinic"]);
  });

  it("about health is told to those only who may see it", async () => {
    await storeColleague({ username: "lettings" });
    await storeColleague({ username: "clinic", seesHealth: true });
    await storeColleague({ username: "owner", role: "super_admin" });
    await submitEnquiry(site.push, "health");
    expect(site.pushed.toSorted()).toEqual(["clinic", "owner"]);
  });

  it("is told to no one if it is suspected spam, or while neither push nor mail is configured", async () => {
    await storeColleague();
    await submitEnquiry(site.all, "real-estate", { website: "x" });
    await submitEnquiry({});
    expect(await readAlerts()).toEqual([]);
    expect(await queryRows("SELECT escalates_at FROM enquiries")).toEqual(Array(2).fill({ escalates_at: null }));
  });

  it("is told when it is stored from the spool", async () => {
    await storeColleague({ username: "mary" });
    vi.spyOn(console, "error").mockReturnValue();
    await submitEnquiry({ ...site.push, DB: unavailableDatabase });
    expect(site.pushed).toEqual([]);
    await runSchedule({ ...env, ...site.push }, new Date());
    expect(site.pushed).toEqual(["mary"]);
  });

  it("is not told to colleagues who were disabled or lost the permission in between", async () => {
    site.state.pushStatus = 500;
    const disabled = await storeColleague({ seesHealth: true });
    const other = await storeColleague({ seesHealth: true });
    await submitEnquiry(site.push, "health");
    await runSql("UPDATE users SET disabled_at = 'x' WHERE id = ?", disabled.id);
    await runSql("UPDATE users SET sees_health = 0 WHERE id = ?", other.id);
    site.state.pushStatus = 201;
    site.pushed.length = 0;
    await runAfter(6, site.push);
    expect(site.pushed).toEqual([]);
  });
});

describe("a push message that reaches no device", () => {
  it.each([404, 410])("removes the device after %i, becomes a mail, and the account says why", async (status) => {
    site.state.pushStatus = status;
    const mary = await storeColleague();
    await submitEnquiry(site.all);
    expect(await readDevices()).toEqual([]);
    expect(site.mailsTo(mary.email)).toMatchObject([
      { subject: expect.stringMatching(/^New enquiry: Real estate \(E-[0-9A-F]{8}\)$/), from: "site@hub.example" },
    ]);
    expect(site.mailsTo(mary.email)[0]?.text).not.toMatch(/Kebbeh|free|0775/);
    expect(await readSetting(mary.id)).toBe("Your device no longer accepts alerts, so it was removed.");
    await runAfter(10, site.all);
    expect(site.mailsTo(mary.email).filter(({ subject }) => subject.startsWith("New"))).toHaveLength(1);
  });

  it("keeps a device that failed for a moment, and forgets the problem when it is reached", async () => {
    site.state.pushStatus = 500;
    const mary = await storeColleague({ username: "mary" });
    await submitEnquiry(site.all);
    expect(site.mailsTo(mary.email)).toHaveLength(1);
    const problem = "The push service responded with 500";
    expect(await readDevices()).toMatchObject([{ last_error: problem }]);
    expect(await readSetting(mary.id)).toContain(problem);
    site.state.pushStatus = 201;
    await submitEnquiry(site.all);
    expect(await readDevices()).toMatchObject([{ last_error: null, reached_at: expect.any(String) }]);
    expect(await readSetting(mary.id)).toBeNull();
  });

  it.each([401, 403])("says what to do when the push service refuses the key with %i", async (status) => {
    site.state.pushStatus = status;
    const mary = await storeColleague();
    await submitEnquiry(site.all);
    expect(site.mailsTo(mary.email)).toHaveLength(1);
    const advice = "refuses the key of this site. Open your account on the device to renew it";
    expect(await readDevices()).toMatchObject([{ last_error: expect.stringContaining(advice) }]);
    expect(await readSetting(mary.id)).toContain(advice);
  });

  it("is not replaced by a mail while another device of the colleague is reached", async () => {
    const mary = await storeColleague({ username: "mary" });
    await runSql(
      "INSERT INTO alert_devices SELECT 'other', user_id, name, endpoint || '-2', p256dh, auth, created_at, NULL, NULL FROM alert_devices",
    );
    vi.mocked(globalThis.fetch).mockImplementation(
      async (target) => new Response(null, { status: String(target).endsWith("-2") ? 410 : 201 }),
    );
    await submitEnquiry(site.all);
    expect(site.mailsTo(mary.email)).toEqual([]);
    expect(await readDevices()).toHaveLength(1);
    expect(await readSetting(mary.id)).toBeUndefined();
  });

  it("is tried again with growing delays until push or mail works, once", async () => {
    [site.state.pushStatus, site.state.mailError] = [500, "the mail service is down"];
    const mary = await storeColleague({ username: "mary" });
    const id = await submitEnquiry(site.all);
    await runSql("UPDATE enquiries SET escalates_at = NULL WHERE id = ?", id);
    expect((await readAlerts())[0]).toMatchObject({
      attempts: 1,
      sent_at: null,
      last_error: expect.stringContaining("500"),
    });
    await runAfter(4, site.all);
    expect((await readAlerts())[0]).toMatchObject({ attempts: 1 });
    await runAfter(6, site.all);
    expect((await readAlerts())[0]).toMatchObject({ attempts: 2 });
    site.state.pushStatus = 201;
    site.pushed.length = 0;
    for (const minutes of [17, 60, 120]) await runAfter(minutes, site.all);
    expect(site.pushed).toEqual(["mary"]);
    expect(site.mailsTo(mary.email)).toEqual([]);
  });

  it("never calls an address that is not of a known push service", async () => {
    await storeColleague();
    await runSql("UPDATE alert_devices SET endpoint = 'https://attacker.example/x'");
    await submitEnquiry(site.push);
    expect(globalThis.fetch).not.toHaveBeenCalled();
    expect(await readDevices()).toEqual([]);
  });
});

describe("a colleague without a device", () => {
  it("is told by mail, and sees one that is sent again in the conversation of the first", async () => {
    const mary = await storeColleague({ device: null });
    const id = await submitEnquiry(site.all);
    // As if the worker had stopped before it recorded the first mail.
    await runSql("UPDATE alerts SET sent_at = NULL, next_at = created_at WHERE reason = 'new'");
    await runAfter(6, site.all);
    const [first, second, ...more] = site.mailsTo(mary.email);
    expect(more).toEqual([]);
    expect(await readSetting(mary.id)).toBeUndefined();
    expect(first?.headers).toEqual({ References: `<${id}@localhost>` });
    expect(second).toEqual(first);
  });

  it("is not told of health in the subject", async () => {
    const mary = await storeColleague({ device: null, role: "super_admin" });
    await submitEnquiry(site.all, "health");
    const [mail] = site.mailsTo(mary.email);
    expect(mail?.subject).toMatch(/^New enquiry \(E-/);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/health|clinic|doctor/i);
  });
});

describe("the receipt for the sender", () => {
  const sender = "kebbeh@example.org";

  it("has the reference, what was sent and when a reply comes, but no text of the sender", async () => {
    const id = await submitEnquiry(site.mail);
    const [mail, ...more] = site.mailsTo(sender);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`We received your enquiry E-${id.slice(0, 8).toUpperCase()}`);
    for (const text of [
      "About: Real estate",
      "Your phone number: 0775 550 101",
      "by Thursday, 10:00 (Monrovia time, GMT)",
    ])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toMatch(/Is it free|Kebbeh/);
  });

  it("of an enquiry to the clinic names no service", async () => {
    await submitEnquiry(site.mail, "health", { preferred_day: "2026-12-04", preferred_time: "morning" });
    const [mail] = site.mailsTo(sender);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/health|clinic|doctor|patient|appointment/i);
    expect(mail?.text).toContain("Your phone number: 0775 550 101");
  });

  it("is sent at most five times a day to one address", async () => {
    for (let n = 0; n < 7; n++) await submitEnquiry(site.mail);
    expect(site.mailsTo(sender)).toHaveLength(5);
  });

  it.each([
    ["the owner has turned it off", {}, "INSERT INTO alert_order VALUES (1, '{}', 10, 0)"],
    ["the sender has no address", { email: undefined, no_email: true }, "SELECT 1"],
    ["a hidden field was filled in", { website: "x", elapsed_ms: 42_000 }, "SELECT 1"],
  ])("is not sent if %s", async (_, change, sql) => {
    await runSql(sql);
    await submitEnquiry(site.mail, "general", change);
    expect((await readAlerts()).filter(({ reason }) => reason === "receipt")).toEqual([]);
    expect(site.mailsTo(sender)).toEqual([]);
  });

  it("is given up after three attempts", async () => {
    site.state.mailError = "unknown address";
    await submitEnquiry(site.mail);
    for (const minutes of [6, 20, 60, 200]) await runAfter(minutes, site.mail);
    expect((await readAlerts()).find(({ reason }) => reason === "receipt")).toMatchObject({
      attempts: 3,
      next_at: null,
      last_error: "unknown address",
    });
  });
});
