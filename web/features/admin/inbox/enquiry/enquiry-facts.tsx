import type { SubmissionDetail } from "#contract/enquiries/submission.ts";
import { telLink } from "#web/lib/page/site-context.ts";
import { MailStatus } from "./mail-status.tsx";
import { replyMailLink } from "./reply-links.ts";

/** The contact details, the reference, and whether the email alert was sent. */
export function EnquiryFacts({ enquiry }: { enquiry: SubmissionDetail }) {
  const { email, phone_number, reference, mail, possible_spam } = enquiry;
  return (
    <section aria-label="Details">
      <dl className="enquiry-facts">
        {phone_number && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={telLink(phone_number)}>{phone_number}</a>
            </dd>
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
