import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

/** State of the email alert about an enquiry; nothing if alerts are off. */
export function MailStatus({ mail }: Pick<EnquiryDetail, "mail">) {
  if (!mail) return null;
  const hasFailed = mail.sent_at === null && mail.next_at === null;
  return <p className={hasFailed ? "text-1 font-bold text-bad" : "text-1 text-ink2"}>{mailStatusText(mail)}</p>;
}

function mailStatusText({ sent_at, next_at, attempts, last_error }: NonNullable<EnquiryDetail["mail"]>): string {
  if (sent_at) return `Email alert sent: ${formatDateTime(sent_at)}.`;
  const reason = last_error ? `: ${last_error}` : "";
  if (!next_at) return `Email alert failed after ${formatCount(attempts, "attempt")}${reason}`;
  if (attempts === 0) return "Email alert is being sent.";
  return `Email alert delayed, next attempt ${formatDateTime(next_at)}${reason}`;
}
