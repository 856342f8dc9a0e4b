import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { formatCount } from "#web/lib/format/format-values.ts";

/** How the mail stands that tells the staff of an inquiry; nothing where none is sent. */
export function MailStatus({ mail }: Pick<SubmissionDetail, "mail">) {
  if (!mail) return null;
  const isGivenUp = mail.sent_at === null && mail.next_at === null;
  return <p className={isGivenUp ? "text-1 font-bold text-bad" : "text-1 text-ink2"}>{inWords(mail)}</p>;
}

function inWords({ sent_at, next_at, attempts, last_error }: NonNullable<SubmissionDetail["mail"]>): string {
  if (sent_at) return `Mailed to the staff: ${formatDateTime(sent_at)}.`;
  const reason = last_error ? `: ${last_error}` : "";
  if (!next_at) return `The mail about it was given up after ${formatCount(attempts, "attempt")}${reason}`;
  if (attempts === 0) return "The mail about it is on its way.";
  return `The mail about it is late, the next attempt is at ${formatDateTime(next_at)}${reason}`;
}
