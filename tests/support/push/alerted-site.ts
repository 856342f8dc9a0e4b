import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { AlertSettingsChange } from "#contract/alerts/alert-settings.ts";
import type { EnquiryReceipt } from "#contract/enquiries/enquiry.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";
import { runAlerts } from "#worker/flows/run-schedule.ts";
import type { Mailer } from "#worker/lib/send-mail.ts";
import { storeSignedIn } from "../accounts.ts";
import { origin } from "../public-client.ts";
import { queryRows, runSql } from "../storage/rows.ts";
import { deviceKeys } from "./device-keys.ts";

type Mail = Parameters<Mailer["send"]>[0];

/** A Wednesday morning in opening hours. */
export const morning = "2026-12-02T10:00:00.000Z";

const toBase64Url = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const keyPair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
if (!("privateKey" in keyPair)) throw new Error("Not a key pair");
const privateJwk = await crypto.subtle.exportKey("jwk", keyPair.privateKey);
const publicBytes = await crypto.subtle.exportKey("raw", keyPair.publicKey);
if (!(publicBytes instanceof ArrayBuffer)) throw new Error("Not the bytes of a key");

/** The public key of the site, as a browser needs it for a subscription. */
export const publicKey = toBase64Url(publicBytes);
export const vapidKey = `${publicKey}.${"d" in privateJwk ? privateJwk.d : ""}`;

/** Replaces the push services and the mail service, and stops the clock on a Wednesday morning. Call it before each test. */
export function startAlertedSite() {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(morning) });
  const pushed: string[] = [];
  const mails: Mail[] = [];
  const state: { pushStatus: number; mailError: string | undefined } = { pushStatus: 201, mailError: undefined };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (target) => {
    pushed.push(String(target).split("/").at(-1) ?? "");
    return new Response(null, { status: state.pushStatus });
  });
  const mailer: Mailer = {
    send: async (mail) => {
      if (state.mailError) throw new Error(state.mailError);
      mails.push(mail);
    },
  };
  const push: Partial<Bindings> = { VAPID_KEY: vapidKey };
  const mail = { MAILER: mailer as SendEmail, MAIL_FROM: "site@hub.example", MAIL_TO: "owner@hub.example" };
  return {
    /** The last parts of the endpoints that were called. */
    pushed,
    /** The mails to an address. */
    mailsTo: (to: string) => mails.filter((one) => one.to === to),
    state,
    push,
    all: { ...push, ...mail },
    mail,
  };
}

export async function stopAlertedSite(): Promise<void> {
  vi.restoreAllMocks();
  vi.useRealTimers();
}

interface ColleagueOptions {
  username?: string;
  role?: "admin" | "super_admin";
  /** The name of the device; null for none. */
  device?: string | null;
  settings?: Partial<AlertSettingsChange>;
  seesHealth?: boolean;
}

/** Stores a colleague with a device, who is told in opening hours. */
export async function storeColleague({
  username,
  role = "admin",
  device,
  settings,
  seesHealth = false,
}: ColleagueOptions = {}) {
  const user = await storeSignedIn({ role, sees_health: seesHealth, ...(username && { username }) });
  const endpoint = device ?? user.username;
  if (device !== null) {
    await runSql(
      "INSERT INTO alert_devices (id, user_id, name, endpoint, p256dh, auth, created_at) VALUES (?, ?, 'Phone', ?, ?, ?, ?)",
      crypto.randomUUID(),
      user.id,
      `https://fcm.googleapis.com/fcm/send/${endpoint}`,
      deviceKeys.p256dh,
      deviceKeys.auth,
      morning,
    );
  }
  if (settings) {
    const { services = null, hours = null } = settings;
    await runSql(
      "INSERT INTO alert_settings (user_id, services, hours) VALUES (?, ?, ?)",
      user.id,
      services && JSON.stringify(services),
      hours && JSON.stringify(hours),
    );
  }
  return user;
}

let counter = 0;

/** Sends an enquiry, waits for what happens after the response, and returns its id. */
export const submitEnquiry = (bindings: Partial<Bindings>, service = "real-estate", change: object = {}) =>
  submit(bindings, `contact-us/${service}`, {
    name: "Ma Kebbeh",
    email: "kebbeh@example.org",
    phone_number: "0775 550 101",
    message: "Is it free?",
    ...change,
  });

/** Reports a listing, waits for what happens after the response, and returns the id of the report. */
export const submitReport = (bindings: Partial<Bindings>, report: object) => submit(bindings, "reports", report);

async function submit(bindings: Partial<Bindings>, path: string, body: object) {
  counter += 1;
  const request = new Request(`${origin}/api/v1/public/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": `10.9.${counter >> 8}.${counter & 255}` },
    body: JSON.stringify(body),
  });
  const context = createExecutionContext();
  const response = await createApp().fetch(request, { ...env, ...bindings }, context);
  const receipt = await response.json<EnquiryReceipt>();
  await waitOnExecutionContext(context);
  return receipt.id;
}

/** Moves the clock and runs the schedule of each minute. */
export async function runAfter(minutes: number, bindings: Partial<Bindings>): Promise<void> {
  const now = new Date(Date.parse(morning) + minutes * 60_000);
  vi.setSystemTime(now);
  await runAlerts({ ...env, ...bindings }, now);
}

/** Saves who is told about real estate. */
export const storeOrder = (ids: string[], minutes = 10) =>
  runSql(
    "INSERT INTO alert_order (id, services, minutes) VALUES (1, ?, ?)",
    JSON.stringify({ "real-estate": ids, health: ids }),
    minutes,
  );

export const readAlerts = async () =>
  await queryRows<{
    user_id: string;
    channel: string;
    reason: string;
    attempts: number;
    next_at: string | null;
    sent_at: string | null;
    last_error: string | null;
  }>("SELECT user_id, channel, reason, attempts, next_at, sent_at, last_error FROM alerts ORDER BY n");
