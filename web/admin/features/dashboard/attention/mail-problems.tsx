import type { Stats } from "#contract/admin/stats.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Warnings about email alerts that are delayed or have failed. */
export function MailProblems({ mail: { late, failed, last_error } }: Pick<Stats, "mail">) {
  const countEnquiries = (count: number) => formatCount(count, "enquiry", "enquiries");
  const reason = last_error ? `Reason: ${last_error.replace(/\.$/, "")}.` : "The mail service gave no reason.";
  return (
    <>
      {late > 0 && (
        <Notice tone="warn" title={`Email alerts about ${countEnquiries(late)} are delayed`}>
          <p>{`${reason} They are retried automatically.`}</p>
        </Notice>
      )}
      {failed > 0 && (
        <Notice tone="bad" title={`Email alerts about ${countEnquiries(failed)} could not be sent`}>
          <p>{`${late > 0 ? "" : `${reason} `}They are not retried. The enquiries are in the inbox.`}</p>
        </Notice>
      )}
    </>
  );
}
