import type { Bindings } from "./bindings.ts";

/** The settings for announcing enquiries by e-mail. */
export interface MailConfig {
  mailer: SendEmail;
  from: string;
  to: string;
  /** Origin of the site, for links in e-mails. */
  origin: string;
}

/** Returns the mail settings, or undefined if one of them is missing. */
export function readMailConfig({ MAILER, MAIL_FROM, MAIL_TO, SITE_ORIGIN }: Bindings): MailConfig | undefined {
  return MAILER && MAIL_FROM && MAIL_TO
    ? { mailer: MAILER, from: MAIL_FROM, to: MAIL_TO, origin: SITE_ORIGIN }
    : undefined;
}

export function missingMailSettings(bindings: Bindings): string[] {
  return (["MAILER", "MAIL_FROM", "MAIL_TO"] as const).filter((name) => !bindings[name]);
}
