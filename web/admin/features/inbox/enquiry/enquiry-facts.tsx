import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { channelLabels, describeSource, formerColleague } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";
import { EmailText } from "#web/ui/contact/email-text.tsx";
import { MailStatus } from "./mail-status.tsx";
import { replyCallLink, replyMailLink } from "./reply-links.ts";
import type { NoteContact } from "./use-record-contact.ts";

/** The contact details, the reference, and whether the email alert was sent. */
export function EnquiryFacts({ enquiry, note }: { enquiry: EnquiryDetail; note: NoteContact }) {
  const { email, phone_number, reference, person_id, mail, channel, logged_by, source } = enquiry;
  const call = replyCallLink(enquiry);
  return (
    <section aria-label="Details">
      <dl className="@container">
        {phone_number && (
          <Fact name="Phone" value={formatPhone(phone_number)} link={call} onFollow={() => note("call")} />
        )}
        {(email || !phone_number) && (
          <Fact
            name="Email"
            value={email ? <EmailText email={email} /> : "—"}
            link={email ? replyMailLink(enquiry) : undefined}
            onFollow={() => note("email")}
          />
        )}
        <Fact name="Reference" value={reference} />
        {person_id && <Fact name="Person" value="Everything from this person" path={personPath(person_id)} />}
        {channel !== "form" && (
          <Fact
            name="Came by"
            value={`${channelLabels[channel]}, logged by ${logged_by ?? formerColleague.toLowerCase()}`}
          />
        )}
        {source && <Fact name="Source" value={describeSource(source)} />}
      </dl>
      <MailStatus mail={mail} />
    </section>
  );
}

interface FactProps {
  name: string;
  value: ReactNode;
  link?: string | undefined;
  /** A page of this site. */
  path?: string;
  onFollow?: () => void;
}

const linkClass = "flow-root py-3 underline lg:py-1.5";

function Fact({ name, value, link, path, onFollow }: FactProps) {
  return (
    <div className="grid min-h-touch grid-cols-[5.5rem_minmax(0,1fr)] items-center border-line text-1 not-first:border-t @max-[12em]:grid-cols-1 lg:min-h-8 lg:border-none">
      <dt className="text-ink2">{name}</dt>
      <dd className="wrap-anywhere">
        {path ? (
          <Link to={path} className={linkClass}>
            {value}
          </Link>
        ) : link ? (
          <a href={link} onClick={onFollow} className={linkClass}>
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}
