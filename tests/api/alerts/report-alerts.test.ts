import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PushMessage } from "#contract/alerts/push-message.ts";
import { getSummary, getTitle } from "#worker/modules/enquiries/alerts/alert-texts.ts";
import {
  readAlerts,
  runAfter,
  startAlertedSite,
  stopAlertedSite,
  storeColleague,
  submitReport,
} from "../../support/push/alerted-site.ts";

const message = "Somebody asked me for money";
/** Half past two on a Thursday night. */
const night = new Date("2026-12-03T02:30:00.000Z");

let site: ReturnType<typeof startAlertedSite>;
beforeEach(() => {
  site = startAlertedSite();
});
afterEach(stopAlertedSite);

describe("a report at night", () => {
  beforeEach(() => void vi.setSystemTime(night));

  it("rings on the phones of all super admins at once, whatever hours and services they chose", async () => {
    await storeColleague({ username: "owner", role: "super_admin" });
    const hours = { from: "10:30", to: "12:00", days: [3] };
    await storeColleague({ username: "partner", role: "super_admin", settings: { hours, services: ["janitorial"] } });
    await storeColleague({ username: "mary" });
    await submitReport(site.push, { message });
    expect(site.pushed.toSorted()).toEqual(["owner", "partner"]);
    expect(await readAlerts()).toMatchObject([{ sent_at: night.toISOString() }, { sent_at: night.toISOString() }]);
  });

  it("of suspected spam rings nowhere", async () => {
    await storeColleague({ username: "owner", role: "super_admin" });
    await submitReport(site.push, { message, website: "https://spam.example" });
    expect(site.pushed).toEqual([]);
  });

  it("is told to the admins in the morning if no super admin can be told", async () => {
    await storeColleague({ username: "owner", role: "super_admin", device: null });
    await storeColleague({ username: "mary", settings: { services: ["janitorial"] } });
    await submitReport(site.push, { message });
    expect(site.pushed).toEqual([]);
    await runAfter(22 * 60, site.push);
    expect(site.pushed).toEqual(["mary"]);
  });

  it("that nobody opens is mailed to the owner in the morning", async () => {
    await storeColleague({ username: "owner", role: "super_admin" });
    await submitReport(site.all, { message });
    expect(site.pushed).toEqual(["owner"]);
    await runAfter(24 * 60, site.all);
    expect(site.mailsTo("owner@hub.example").map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Not opened yet: Report \(E-/),
    );
  });
});

it("a locked phone shows that a listing was reported and which, not what was written", () => {
  const alert = { reason: "new", service: "report", merged: [], appointment: null } as const;
  const shown: Pick<PushMessage, "title" | "body"> = {
    title: getTitle({ ...alert, merged: [] }),
    body: getSummary(
      {
        ...alert,
        merged: [],
        n: 1,
        user_id: "u",
        channel: "push",
        attempts: 1,
        id: "i",
        reference: "E-1",
        email: "",
        phone_number: "",
        preferred_day: null,
        preferred_time: null,
        submitted_at: night.toISOString(),
        due_at: night.toISOString(),
        home: "Villa in Sinkor",
        colleague_email: null,
        sees_health: true,
        awaits_answer: true,
        devices: [],
        unanswered: 1,
      },
      night,
    ),
  };
  expect(shown).toEqual({ title: "Report about a listing", body: "Villa in Sinkor · see what to do" });
});
