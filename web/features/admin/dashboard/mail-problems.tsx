import type { Stats } from "#contract/admin/stats.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

const silent = "The mail service gave no reason.";

/** What is wrong with the mail that tells the staff of inquiries; nothing while it goes out. */
export function MailProblems({ mail: { late, failed, last_error } }: Pick<Stats, "mail">) {
  const inquiries = (count: number) => formatCount(count, "inquiry", "inquiries");
  const reason = last_error ? `${last_error.replace(/\.$/, "")}.` : silent;
  return (
    <>
      {late > 0 && (
        <Notice tone="warn" title={`Mail about ${inquiries(late)} is late`}>
          <p>{reason} It is tried again by itself.</p>
        </Notice>
      )}
      {failed > 0 && (
        <Notice tone="bad" title={`Mail about ${inquiries(failed)} could not be sent`}>
          <p>{late > 0 ? "" : `${reason} `}It is not tried again; the inquiries are in the list.</p>
        </Notice>
      )}
    </>
  );
}
