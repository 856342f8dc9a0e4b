import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { MailStatus } from "./mail-status.tsx";
import { replyCallLink, replyMailLink } from "./reply-links.ts";

/** The contact details, the reference, and whether the email alert was sent. */
export function EnquiryFacts({ enquiry }: { enquiry: SubmissionDetail }) {
  const { email, phone_number, reference, mail, possible_spam } = enquiry;
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
      {possible_spam && (
        <p className="mt-2 text-1 text-warn">
          Possible spam: the form's hidden field was filled in. Bots do that, and some browsers too.
        </p>
      )}
      <MailStatus mail={mail} />
    </section>
  );
}
