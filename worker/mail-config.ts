import type { Bindings } from "./bindings.ts";
import type { Mailer } from "./lib/send-mail.ts";
import { recordMessage } from "./storage/local-outbox.ts";

/** The settings for sending e-mails. */
export interface MailConfig {
  mailer: Mailer;
  from: string;
  /** The owner's address. */
  to: string;
  /** Origin of the site, for links in e-mails. */
  origin: string;
}

/** Returns the mail settings, or undefined if one of them is missing. */
export function readMailConfig(bindings: Bindings): MailConfig | undefined {
  const { MAILER, MAIL_FROM, MAIL_TO, SITE_ORIGIN } = bindings;
  if (hasLocalOutbox(bindings)) return localMail(bindings);
  return MAILER && MAIL_FROM && MAIL_TO
    ? { mailer: MAILER, from: MAIL_FROM, to: MAIL_TO, origin: SITE_ORIGIN }
    : undefined;
}

export function missingMailSettings(bindings: Bindings): string[] {
  if (hasLocalOutbox(bindings)) return [];
  return (["MAILER", "MAIL_FROM", "MAIL_TO"] as const).filter((name) => !bindings[name]);
}

/** Whether this is a local site that shows its mails and push messages at `/admin/outbox`. */
export const hasLocalOutbox = ({ ENVIRONMENT, LOCAL_OUTBOX }: Bindings): boolean =>
  ENVIRONMENT === "development" && LOCAL_OUTBOX === "on";

/** Stores mails instead of sending them. */
const localMail = ({ BACKUPS, SITE_ORIGIN }: Bindings): MailConfig => ({
  mailer: {
    send: ({ to, subject, text = "" }) =>
      recordMessage(BACKUPS, { kind: "mail", at: new Date().toISOString(), to: String(to), subject, text }),
  },
  from: "site@monroviahub.example",
  to: "owner@monroviahub.example",
  origin: SITE_ORIGIN,
});
