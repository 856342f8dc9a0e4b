import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Stats } from "#contract/admin/stats.ts";
import type { EnquiryResponse } from "#contract/enquiries/inbox-enquiry.ts";
import type { Bindings } from "#worker/bindings.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import type { Mailer } from "#worker/lib/send-mail.ts";
import { sendEnquiryMails } from "#worker/modules/enquiries/mail/enquiry-mail.service.ts";
import { drainEnquirySpool } from "#worker/modules/enquiries/spool/drain-enquiry-spool.service.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiries } from "../../support/enquiries.ts";
import { noChannels } from "../../support/push/no-channels.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

interface Mail {
  from: string;
  to: string;
  replyTo?: { email: string; name: string };
  subject: string;
  text: string;
}

let sentMails: Mail[] = [];
let sendError: string | undefined;
/** A mail service that records the mails that it receives, or rejects them. */
const MAILER = {
  send: async (mail: Mail) => {
    if (sendError) throw new Error(sendError);
    // Senders and colleagues get mails, too.
    if (mail.to === "inbox@hub.example") sentMails.push(mail);
    return { messageId: "1" };
  },
} as unknown as SendEmail;
const mailSettings: Partial<Bindings> = { MAILER, MAIL_FROM: "site@hub.example", MAIL_TO: "inbox@hub.example" };

let token = "";
beforeEach(async () => {
  sentMails = [];
  sendError = undefined;
  ({ token } = await storeSignedIn({ role: "admin" }));
});

const validFields = {
  name: "Ma Kebbeh",
  email: "kebbeh@example.org",
  phone_number: "+231 77 555 0101",
  message: "Is it free?",
};
const submit = async (bindings: Partial<Bindings> = mailSettings, change = {}, service = "janitorial") => {
  const { body } = await callApi<{ id: string }>(`/public/contact-us/${service}`, {
    body: { ...validFields, ...change },
    bindings,
  });
  return body.id;
};
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const sendMails = (now = minutes(0), mailer: Mailer = MAILER) =>
  sendEnquiryMails(env.DB, { mailer, from: "site@hub.example", to: "inbox@hub.example", origin: env.SITE_ORIGIN }, now);
const queuedMails = () => queryRows("SELECT * FROM mail_outbox");
const readMail = async (id: string) =>
  (await callApi<EnquiryResponse>(`/contact/submissions/${id}`, { token })).body.data.submission.mail;
const mailStats = async (bindings = mailSettings) => (await callApi<Stats>("/stats", { token, bindings })).body.mail;

const noMails = { configured: true, missing: [], waiting: 0, late: 0, failed: 0, last_error: null };

describe("a new enquiry", () => {
  it("never passes a forged line break on to the mail header", async () => {
    const name = "Ma Kebbeh\r\nBcc: all@example.org\u2028Reference: E-00000000";
    await submit(mailSettings, { name, subject: "Flat\nPhone: 0" });
    await sendMails();
    expect(sentMails[0]?.replyTo?.name).toBe("Ma Kebbeh Bcc: all@example.org Reference: E-00000000");
    expect(sentMails[0]?.text).toContain("\nSubject: Flat Phone: 0\n");
  });

  it("is mailed to the business once, with its fields and a reply address", async () => {
    const id = await submit();
    expect(await readMail(id)).toEqual({ sent_at: null, attempts: 0, next_at: expect.any(String), last_error: null });
    await runSchedule({ ...env, ...mailSettings }, minutes(0));
    await sendMails();
    expect(sentMails).toHaveLength(1);
    expect(sentMails[0]).toMatchObject({
      from: "site@hub.example",
      to: "inbox@hub.example",
      replyTo: { email: validFields.email, name: validFields.name },
      subject: expect.stringMatching(/^New enquiry E-[0-9A-F]{8}: Janitorial$/),
    });
    for (const text of [...Object.values(validFields), "http://localhost:8787/admin/contact-submissions"]) {
      expect(sentMails[0]?.text).toContain(text);
    }
    expect(sentMails[0]?.subject).not.toContain(validFields.name);
    expect(await readMail(id)).toEqual({ sent_at: expect.any(String), attempts: 1, next_at: null, last_error: null });
    expect(await mailStats()).toEqual(noMails);
  });

  it("to the clinic is mailed without a word of it, of the sender or about health", async () => {
    const id = await submit(mailSettings, { subject: "My knee", message: "It hurts" }, "health");
    await sendMails();
    const [mail] = sentMails;
    expect(mail?.subject).toMatch(/^New enquiry E-[0-9A-F]{8}$/);
    expect(mail?.text).toMatch(/^Answer by \w+(, \d\d:\d\d| evening) \(Monrovia time\)\.\n\nOpen it: \S+$/);
    expect(mail?.text).toContain(`/admin/contact-submissions?open=${id}`);
    expect(mail).not.toHaveProperty("replyTo");
  });

  it("without an email, or with one that a mail header cannot have, is mailed without a reply address", async () => {
    for (const [change, line] of [
      [{ email: undefined, no_email: true }, "none, reply by phone or WhatsApp"],
      [{ email: "почта@пример.рф" }, "почта@пример.рф"],
    ] as const) {
      sentMails = [];
      await submit(mailSettings, change);
      await sendMails();
      expect(sentMails).toMatchObject([{ text: expect.stringContaining(`\nEmail: ${line}\n`) }]);
      expect(sentMails[0]).not.toHaveProperty("replyTo");
    }
  });

  it("is not mailed if it is suspected spam, a repeat, or marked or anonymized before sending", async () => {
    await submit(mailSettings, { website: "x" });
    expect(await queuedMails()).toEqual([]);
    await submit();
    await runSql("UPDATE enquiries SET spam = 1");
    await sendMails();
    expect(sentMails).toEqual([]);
    expect(await queuedMails()).toEqual([]);
    const headers = { "idempotency-key": "twice" };
    for (let n = 0; n < 2; n++)
      await callApi("/public/contact-us/health", { body: validFields, bindings: mailSettings, headers });
    expect(await queuedMails()).toHaveLength(1);
  });

  it("is mailed with a mark if only its hidden field was filled in", async () => {
    await submit(mailSettings, { website: "https://kebbeh.example", elapsed_ms: 42_000 });
    await sendMails();
    expect(sentMails[0]?.text).toContain("\nPossible spam: a hidden field was filled in, perhaps by the browser.\n");
  });

  it("is mailed when it is stored from the spool", async () => {
    await submit({ ...mailSettings, DB: unavailableDatabase });
    await drainEnquirySpool({ db: env.DB, images: imageStore(env.IMAGES) }, true, new Date(), noChannels);
    await sendMails();
    expect(sentMails).toHaveLength(1);
  });

  it("is not queued while mail has no service, sender or recipient", async () => {
    for (const missing of [{ MAILER: undefined }, { MAIL_FROM: undefined }, { MAIL_TO: "" }]) {
      const bindings = { ...mailSettings, ...missing };
      expect(await readMail(await submit(bindings))).toBeNull();
      const stats = { configured: false, missing: Object.keys(missing), waiting: 0 };
      expect(await mailStats(bindings)).toMatchObject(stats);
    }
    expect(await queuedMails()).toEqual([]);
  });
});

describe("a mail that cannot be sent", () => {
  it("is retried with growing delays, and the reason is shown", async () => {
    sendError = "the destination is not verified";
    const id = await submit();
    await sendMails();
    expect(await readMail(id)).toEqual({
      sent_at: null,
      attempts: 1,
      next_at: expect.stringMatching(/^20.*Z$/),
      last_error: sendError,
    });
    await submit();
    expect(await mailStats()).toMatchObject({ waiting: 2, late: 1, failed: 0, last_error: sendError });
    await runSql("DELETE FROM mail_outbox WHERE attempts = 0");
    await sendMails(minutes(4));
    expect(await readMail(id)).toMatchObject({ attempts: 1 });
    await sendMails(minutes(6));
    expect(await readMail(id)).toMatchObject({ attempts: 2 });
    await sendMails(minutes(15));
    expect(await readMail(id)).toMatchObject({ attempts: 2 });
    sendError = undefined;
    await sendMails(minutes(17));
    expect(await readMail(id)).toMatchObject({ attempts: 3, next_at: null, last_error: null });
  });

  it("is given up after twelve attempts and stays visible", async () => {
    sendError = "no";
    const id = await submit();
    for (let n = 0; n < 14; n++) await sendMails(minutes(n * 400));
    expect(await readMail(id)).toEqual({ sent_at: null, attempts: 12, next_at: null, last_error: "no" });
    expect(await mailStats()).toEqual({ ...noMails, failed: 1, last_error: "no" });
    sendError = undefined;
    await sendMails(minutes(20 * 400));
    expect(sentMails).toEqual([]);
  });

  it("is reported with the reason of the newest attempt of any mail", async () => {
    sendError = "z: the first reason";
    await submit();
    await sendMails();
    await runSql("UPDATE mail_outbox SET next_at = NULL");
    sendError = "m: a later reason";
    await submit();
    await sendMails(minutes(1));
    expect(await mailStats()).toMatchObject({ late: 1, failed: 1, last_error: sendError });
    sendError = "a: the last reason";
    await submit();
    await sendMails(minutes(2));
    expect(await mailStats()).toMatchObject({ late: 2, failed: 1, last_error: sendError });
    await runSql("UPDATE mail_outbox SET next_at = NULL WHERE last_error = ?", sendError);
    expect(await mailStats()).toMatchObject({ late: 1, failed: 2, last_error: sendError });
  });

  it("does not delay other mails", async () => {
    await storeTestEnquiries({ name: "First", mailed: true }, { name: "Second", mailed: true });
    const send: Mailer["send"] = async (mail) => {
      if (mail.text?.includes("First")) throw new Error("no");
      return MAILER.send(mail);
    };
    await sendMails(minutes(0), { send });
    expect(sentMails.map(({ replyTo }) => replyTo?.name)).toEqual(["Second"]);
  });
});
