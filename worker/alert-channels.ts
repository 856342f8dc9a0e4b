import type { Bindings } from "./bindings.ts";
import type { PushSender } from "./lib/send-push.ts";
import { readVapidKeys } from "./lib/vapid-keys.ts";
import { hasLocalOutbox, type MailConfig, readMailConfig } from "./mail-config.ts";
import { recordMessage } from "./storage/local-outbox.ts";

/** How colleagues and the senders of enquiries are told. What is not configured is undefined. */
export interface AlertChannels {
  mail: MailConfig | undefined;
  push: PushSender | undefined;
  /** Keeps a push message of a local site for `/admin/outbox`. */
  recordPush: ((device: string, subject: string, text: string) => Promise<void>) | undefined;
}

export function readAlertChannels(bindings: Bindings): AlertChannels {
  const { VAPID_KEY, SITE_ORIGIN, MAIL_FROM, BACKUPS, ENVIRONMENT } = bindings;
  const keys = readVapidKeys(VAPID_KEY);
  // Push services write to the subject when they have a problem with the messages of a site.
  const subject = MAIL_FROM ? `mailto:${MAIL_FROM}` : SITE_ORIGIN;
  return {
    mail: readMailConfig(bindings),
    push: keys && { ...keys, subject, isDevelopment: ENVIRONMENT === "development" },
    recordPush: hasLocalOutbox(bindings)
      ? (to, pushSubject, text) =>
          recordMessage(BACKUPS, { kind: "push", at: new Date().toISOString(), to, subject: pushSubject, text })
      : undefined,
  };
}
