import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AlarmName } from "#contract/admin/alarm-names.ts";
import { batch } from "#worker/db/query.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { endAlarm, raiseAlarm } from "#worker/modules/operations/alarms.repository.ts";
import { queueMessage } from "#worker/modules/operations/messages.repository.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

interface Mail {
  to: string;
  subject: string;
  text: string;
}

const webhook = "https://alarms.example/hook";
/** The first run of an hour, at a time when no backup is due. */
const start = Date.parse("2026-03-02T01:00:00Z");
const at = (minutes: number) => new Date(start + minutes * 60_000);

let mails: Mail[] = [];
let mailError: string | undefined;
let calls: { url: string; body: Record<string, unknown> }[] = [];
let webhookStatus = 204;

const mailing = {
  MAILER: {
    send: async (mail: Mail) => {
      if (mailError) throw new Error(mailError);
      mails.push(mail);
      return { messageId: "1" };
    },
  } as unknown as SendEmail,
  MAIL_FROM: "site@hub.example",
  MAIL_TO: "inbox@hub.example",
};

beforeEach(() => {
  [mails, calls, mailError, webhookStatus] = [[], [], undefined, 204];
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    calls.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return new Response(null, { status: webhookStatus });
  });
});
afterEach(() => void vi.restoreAllMocks());

const run = (minutes: number, bindings: object = { ...mailing, ALARM_WEBHOOK_URL: webhook }) =>
  runSchedule({ ...env, ...bindings }, at(minutes)).catch(() => undefined);
const raise = (name: AlarmName, minutes = 0) => batch(env.DB, raiseAlarm(name, "The copy is missing.", at(minutes)));
const subjects = () => mails.map(({ subject }) => subject);

describe("an alarm", () => {
  it("is announced once when it begins and once when it ends, by mail and webhook", async () => {
    await raise("backup");
    await run(1);
    await raise("backup", 5);
    await run(6);
    expect(mails).toEqual([
      expect.objectContaining({
        to: "inbox@hub.example",
        subject: "Alarm: The nightly copy of the data failed",
        text: expect.stringMatching(/^The copy is missing\..*2026-03-02 01:00.*\/admin$/s),
      }),
    ]);
    const open = { name: "backup", state: "open", detail: "The copy is missing.", since: at(0).toISOString() };
    expect(calls).toEqual([{ url: webhook, body: { ...open, ended_at: null } }]);

    await batch(env.DB, endAlarm("backup", at(8)));
    await run(11);
    await run(16);
    expect(subjects().slice(1)).toEqual(["Ended: The nightly copy of the data failed"]);
    expect(calls.slice(1)).toEqual([
      { url: webhook, body: { ...open, state: "ended", ended_at: at(8).toISOString() } },
    ]);
  });

  it("that begins again is announced again", async () => {
    await raise("backup");
    await run(1);
    await batch(env.DB, endAlarm("backup", at(2)));
    await run(6);
    await raise("backup", 8);
    await run(11);
    expect(subjects().map((subject) => subject.split(":")[0])).toEqual(["Alarm", "Ended", "Alarm"]);
  });

  it("is announced again only once although its messages are old", async () => {
    await raise("backup");
    await run(1);
    await run(40 * 24 * 60);
    expect(subjects().filter((subject) => subject.includes("nightly copy"))).toHaveLength(1);
  });

  it("is retried when the mail service or the webhook fails", async () => {
    await raise("backup");
    [mailError, webhookStatus] = ["down", 500];
    await run(1);
    expect(await queryRows("SELECT channel, last_error FROM messages ORDER BY channel")).toEqual([
      { channel: "mail", last_error: "down" },
      { channel: "webhook", last_error: "The webhook responded with 500" },
    ]);
    [mailError, webhookStatus] = [undefined, 204];
    await run(7);
    expect([mails.length, calls.length]).toEqual([1, 2]);
  });

  it.each(["http://alarms.example/hook", "not an address"])("is never sent to the address %s", async (address) => {
    await raise("backup");
    await run(1, { ALARM_WEBHOOK_URL: address });
    expect(calls).toEqual([]);
  });
});

describe("a queued mail", () => {
  it("is sent to its recipient, and its text is deleted afterwards", async () => {
    const mail = { id: "verify:1", recipient: "kebbeh@example.org", subject: "Confirm", body: "https://x/?token=1" };
    await batch(env.DB, queueMessage(mail, at(0)), queueMessage(mail, at(0)));
    await run(1);
    expect(mails).toEqual([
      { from: "site@hub.example", to: mail.recipient, subject: mail.subject, text: mail.body } as unknown as Mail,
    ]);
    expect(await queryRows("SELECT body FROM messages")).toEqual([{ body: "" }]);
  });

  it("raises the alarm when it waits for more than two hours, which ends when it is sent", async () => {
    await storeTestEnquiry({ mailed: true, submittedAt: at(0).toISOString() });
    mailError = "down";
    const open = async () => (await queryRows("SELECT detail FROM alarms WHERE name = 'mail' AND ended_at IS NULL"))[0];
    await run(1);
    expect(await open()).toBeUndefined();
    await run(121);
    expect(await open()).toEqual({ detail: "Messages that were not sent: 1 delayed, 0 given up." });
    mailError = undefined;
    for (const minutes of [600, 605]) await run(minutes);
    expect(await open()).toBeUndefined();
  });
});

describe("mails to visitors that cannot be delivered", () => {
  const toVisitor = (number: number) => ({
    id: `verify-email:${number}`,
    recipient: `visitor-${number}@example.org`,
    subject: "Confirm",
    body: "https://x/#token",
  });
  const rejectingVisitors = {
    ...mailing,
    MAILER: {
      send: async (mail: Mail) => {
        if (mail.to !== mailing.MAIL_TO) throw new Error("no such mailbox");
        mails.push(mail);
      },
    },
  };

  it("never raise the alarm, never fail the health check, and are given up without their token", async () => {
    await batch(env.DB, queueMessage(toVisitor(1), at(0)));
    const state = () =>
      queryRows("SELECT attempts, next_at IS NULL AS given_up, body FROM messages WHERE id LIKE 'v%'");
    for (const minutes of [1, 7]) await run(minutes, rejectingVisitors);
    expect(await state()).toEqual([{ attempts: 2, given_up: 0, body: "https://x/#token" }]);
    for (const minutes of [30, 150, 600]) await run(minutes, rejectingVisitors);
    expect(await state()).toEqual([{ attempts: 3, given_up: 1, body: "" }]);
    expect(await queryRows("SELECT 1 FROM alarms WHERE name = 'mail'")).toEqual([]);
  });

  it("never raise the alarm while they wait", async () => {
    await batch(env.DB, queueMessage(toVisitor(1), at(0)));
    await run(150, rejectingVisitors);
    expect(await queryRows("SELECT 1 FROM alarms WHERE name = 'mail'")).toEqual([]);
  });

  it("never delay a mail to the business", async () => {
    const visitors = Array.from({ length: 25 }, (_, number) => queueMessage(toVisitor(number), at(-60)));
    const own = { id: "own", recipient: null, subject: "Own", body: "text" };
    await batch(env.DB, ...visitors, queueMessage(own, at(0)));
    await run(1, rejectingVisitors);
    expect(subjects()).toEqual(["Own"]);
  });
});

describe("while the database is unavailable", () => {
  const broken = { ...mailing, ALARM_WEBHOOK_URL: webhook, DB: unavailableDatabase };

  it("the webhook is called at once, then hourly, and once when it is back", async () => {
    for (const minutes of [10, 15, 65, 70, 75]) await run(minutes, broken);
    expect(calls.map(({ body }) => [body.name, body.state, body.since])).toEqual([
      ["storage", "open", at(10).toISOString()],
      ["storage", "open", at(10).toISOString()],
    ]);
    await run(80);
    await run(85);
    expect(calls.slice(2).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        name: "storage",
        state: "ended",
        since: at(10).toISOString(),
        ended_at: at(80).toISOString(),
      }),
    ]);
    expect(await env.IMAGES.head("state/database-outage.json")).toBeNull();
  });

  it("its end is announced by mail, which names the duration", async () => {
    await run(10, broken);
    await run(30);
    await run(35);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining("from 2026-03-02 01:10 (Monrovia)")]);
  });

  it("and the image store too, the webhook is called once an hour", async () => {
    for (const minutes of [0, 5, 30, 60, 65]) await run(minutes, { ...broken, IMAGES: unavailableImages });
    expect(calls.map(({ body }) => body.state)).toEqual(["open", "open"]);
  });
});
