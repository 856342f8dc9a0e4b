import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { MailStatus } from "./mail-status.tsx";
import { replyCallLink, replyMailLink } from "./reply-links.ts";

/** The contact details, the reference, and whether the email alert was sent. */
export function EnquiryFacts({ enquiry }: { enquiry: SubmissionDetail }) {
  const { email, phone_number, reference, mail } = enquiry;
  const call = replyCallLink(enquiry);
  return (
    <section aria-label="Details">
      <dl className="enquiry-facts">
        {phone_number && (
          <div>
            <dt>Phone</dt>
            <dd>{call ? <a href={call}>{phone_number}</a> : phone_number}</dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>{email ? <a href={replyMailLink(enquiry)}>{email}</a> : "—"}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      <MailStatus mail={mail} />
    </section>
  );
}
