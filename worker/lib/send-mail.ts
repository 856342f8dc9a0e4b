import { failureReason } from "./failure-reason.ts";
import { withTimeout } from "./with-timeout.ts";

/** How long the mail service may take for one mail. */
const timeoutMs = 15_000;

/** What sends mails: the binding of Cloudflare's Email Service, or the outbox of a local site. */
export interface Mailer {
  send(mail: EmailMessageBuilder): Promise<unknown>;
}

/** Sends one mail. Returns the reason if it fails. */
export async function sendMail(mailer: Mailer, mail: EmailMessageBuilder): Promise<string | undefined> {
  try {
    await withTimeout("mail", timeoutMs, mailer.send(mail));
    return undefined;
  } catch (error) {
    return failureReason(error);
  }
}
