import { withTimeout } from "./with-timeout.ts";

/** How long the mail service may take for one mail. */
const timeoutMs = 15_000;

/** Sends one mail. Returns the reason if it fails. */
export async function sendMail(mailer: SendEmail, mail: EmailMessageBuilder): Promise<string | undefined> {
  try {
    await withTimeout("mail", timeoutMs, mailer.send(mail));
    return undefined;
  } catch (error) {
    return failureReason(error);
  }
}

/** Returns what a failed call to a service reported, without the name of the service. */
export function failureReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
