import { afterAll, beforeAll, expect, it } from "vitest";
import type { PushMessage } from "#contract/alerts/push-message.ts";
import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import { batch, query } from "#worker/db/query.ts";
import { findAlertRules } from "#worker/modules/enquiries/alerts/alert-rules.repository.ts";
import { planAlerts } from "#worker/modules/enquiries/alerts/plan-alerts.ts";
import { storeEnquiry } from "#worker/modules/enquiries/enquiries.repository.ts";
import { createVapidKey } from "../../../migrations/deployment-secrets.ts";
import { createKillableSite, type RunningSite } from "../../local/killable-site.ts";
import { openAllDay, runLater, sendEnquiry, waitFor } from "../../support/push/enquiries-by-http.ts";
import { startMailService } from "../../support/push/mail-service.ts";
import { startPushService } from "../../support/push/push-service.ts";

/** Enquiries that arrive by HTTP, ten at once; the others are stored before. */
const burst = 200;
const atOnce = 10;
const storedBefore = 800;
/** Messages that the worker sends at the same time: only these may be sent again after a kill. */
const sentAtOnce = 5;
const colleague = "a@x.org";

let push: Awaited<ReturnType<typeof startPushService>>;
let mail: Awaited<ReturnType<typeof startMailService>>;
let site: Awaited<ReturnType<typeof createKillableSite>>;

beforeAll(async () => {
  [push, mail] = [await startPushService(), await startMailService()];
  site = await createKillableSite(
    {
      VAPID_KEY: createVapidKey(),
      MAIL_SERVICE: mail.origin,
      MAIL_FROM: "site@hub.example",
      MAIL_TO: "owner@hub.example",
    },
    "tests/support/push/mailing-site.ts",
  );
  const { endpoint, keys } = push.subscribe("phone");
  await useStopped(async (db) => {
    await db.batch([
      db
        .prepare("INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '')")
        .bind(JSON.stringify(openAllDay)),
      // Without receipts, which are given up earlier.
      db.prepare("INSERT INTO alert_order (id, services, minutes, receipts) VALUES (1, '{}', 240, 0)"),
      db
        .prepare(
          "INSERT INTO alert_devices (id, user_id, name, endpoint, p256dh, auth, created_at) VALUES ('d', 'u', 'Phone', ?, ?, ?, '')",
        )
        .bind(endpoint, keys.p256dh, keys.auth),
    ]);
  });
}, 300_000);
afterAll(async () => {
  await Promise.all([push.close(), mail.close()]);
  await site.remove();
});

/** Uses the database of the stopped site. */
async function useStopped<T>(use: (db: D1Database) => Promise<T>): Promise<T> {
  const { db, close } = await site.open();
  try {
    return await use(db);
  } finally {
    await close();
  }
}

/** Stores enquiries with their alerts as the worker does. Returns their ids. */
const storeMany = (count: number) =>
  useStopped(async (db) => {
    const now = new Date();
    const [rules] = await query(db, findAlertRules);
    const plan = planAlerts("janitorial", { rules, hasMail: true, now });
    const ids = Array.from({ length: count }, () => crypto.randomUUID());
    for (let start = 0; start < count; start += 20) {
      const statements = ids.slice(start, start + 20).flatMap((id, index) => {
        const number = start + index;
        const enquiry = {
          name: "Ma Kebbeh",
          email: `stored-${number}@example.org`,
          phone_number: `0886 ${String(number).padStart(6, "0")}`,
          message: "Is it free?",
          subject: null,
          property_uuid: null,
          professional_id: null,
          course_id: null,
          preferred_day: null,
          preferred_time: null,
        };
        const record = { id, reference: enquiryReference(id), service: "janitorial" as const, enquiry, spam: false };
        return storeEnquiry(
          { ...record, possibleSpam: false, submittedAt: now.toISOString(), accessHash: null },
          { dueAt: now.toISOString(), sendsMail: false, plan },
        );
      });
      await batch(db, ...statements);
    }
    return ids;
  });

/**
 * Sends enquiries, several at a time.
 * @param onSent gets the number of accepted enquiries after each one
 */
async function sendAll(current: RunningSite, waiting: number[], ids: Map<number, string>, onSent?: () => boolean) {
  const sendNext = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      try {
        ids.set(number, await sendEnquiry(current.origin, "janitorial", number));
      } catch (error) {
        // The phone sends it again. Other errors than those of a kill are failures of the site.
        if (!onSent?.()) throw error;
        waiting.push(number);
        return;
      }
      onSent?.();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
}

const numbersFrom = (first: number) => Array.from({ length: burst }, (_, index) => first + index);

const toldByMail = () =>
  mail.received.filter(({ to, subject }) => to === colleague && subject.startsWith("New enquiry"));
const readId = ({ text }: { text: string }) => /open=([\w-]+)/.exec(text)?.[1] ?? "";

it("of a burst of enquiries, 95 of 100 messages arrive within ten seconds after the enquiry was accepted", async () => {
  push.respondWith(() => 201);
  const running = await site.start();
  const accepted = new Map<string, number>();
  const ids = new Map<number, string>();
  ids.set = (number, id) => {
    accepted.set(id, Date.now());
    return Map.prototype.set.call(ids, number, id) as Map<number, string>;
  };
  await sendAll(running, numbersFrom(1000), ids);
  await waitFor(() => push.received.length >= burst);
  await running.kill();
  const times = push.received
    .map(({ data, at }) => Math.max(0, at - (accepted.get((data as PushMessage).id) ?? 0)))
    .sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY;
  console.log(
    `A burst of ${burst}, ${atOnce} at once: from acceptance to arrival, median ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  );
  expect(new Set(push.received.map(({ data }) => (data as PushMessage).id))).toEqual(new Set(ids.values()));
  expect(at(0.95)).toBeLessThan(10_000);
  await useStopped((db) => db.prepare("DELETE FROM enquiries").run());
}, 300_000);

it("of 1,000 enquiries none stays untold while push and mail fail and the worker is killed", async () => {
  push.respondWith(() => 500);
  // The first mails get no response at all.
  mail.respondWith((attempt) => (attempt <= sentAtOnce ? "silence" : 500));
  const ids = new Set(await storeMany(storedBefore));

  let killed: Promise<void> | undefined;
  const waiting = numbersFrom(5000);
  const sent = new Map<number, string>();
  let running = await site.start();
  await sendAll(running, waiting, sent, () => {
    if (sent.size >= 60) killed ??= running.kill();
    return killed !== undefined;
  });
  await killed;
  running = await site.start();
  await sendAll(running, waiting, sent);
  for (const id of sent.values()) ids.add(id);
  expect(ids.size).toBe(storedBefore + burst);

  // A kill while everything fails.
  const before = mail.countAttempts();
  const failing = runLater(running.origin, 30).catch(() => undefined);
  await waitFor(() => mail.countAttempts() > before + 100);
  await running.kill();
  await failing;
  expect(mail.received).toEqual([]);

  // A kill while mail works again.
  mail.respondWith(() => 201);
  running = await site.start();
  const working = runLater(running.origin, 60).catch(() => undefined);
  await waitFor(() => toldByMail().length > 100);
  await running.kill();
  await working;
  running = await site.start();
  for (const minutes of [90, 120, 150, 180]) expect((await runLater(running.origin, minutes)).status).toBe(200);
  await running.kill();

  const told = toldByMail();
  expect(new Set(told.map(readId))).toEqual(ids);
  // What was sent but not recorded at the kill is sent again, in the same conversation.
  expect(told.length - ids.size).toBeLessThanOrEqual(sentAtOnce);
  for (const one of told) expect(one.headers).toEqual({ References: `<${readId(one)}@localhost>` });
  const untold = await useStopped((db) =>
    db.prepare("SELECT count(*) AS count FROM alerts WHERE reason = 'new' AND sent_at IS NULL").first("count"),
  );
  expect(untold).toBe(0);
  console.log(`${ids.size} enquiries were told, ${told.length - ids.size} of them twice`);
}, 600_000);
