import { Link } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { phoneLinks } from "#shared/people/phone-number.ts";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";
import { EmailText } from "#web/ui/contact/email-text.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";
import { kindLabels } from "./people-labels.ts";
import type { RecordCall } from "./use-record-call.ts";

type Contact = Person["contacts"][number];

interface PersonContactsProps {
  person: Person;
  record: RecordCall;
}

/** What the person is, and the numbers and addresses besides the one in the head. */
export function PersonContacts({ person, record }: PersonContactsProps) {
  const { kinds, patient, contacts, phone } = person;
  const shared = contacts.filter(({ shared_with }) => shared_with.length > 0);
  const special = kinds.filter((kind) => kind !== "client");
  return (
    <section aria-label="Contact">
      {/* Below the name, which is behind the way back. */}
      <p className="flex flex-wrap items-center gap-x-4 text-1 empty:hidden max-sm:mt-1 max-sm:-mb-3 sm:pl-[36px] lg:-mt-1.5 lg:pl-[40px]">
        {[...special.map((kind) => kindLabels[kind]), ...(patient ? ["Patient"] : [])].map((label) => (
          <StateLabel key={label}>{label}</StateLabel>
        ))}
        {contacts
          .filter(({ value }) => value !== phone)
          .map((contact) => (
            <ContactLink key={contact.kind + contact.value} contact={contact} record={record} />
          ))}
        {contacts.length === 0 && <span className="py-2 text-ink2">No number and no address.</span>}
      </p>
      {shared.length > 0 && (
        <div className="mt-3 grid gap-2">
          {shared.map((contact) => (
            <SharedNotice key={contact.kind + contact.value} contact={contact} />
          ))}
        </div>
      )}
    </section>
  );
}

const linkClass = "inline-flex min-h-touch items-center";

/** Another number, with its own chat, or an address. */
function ContactLink({ contact, record }: { contact: Contact; record: RecordCall }) {
  const { kind, value } = contact;
  if (kind === "email")
    return (
      <a
        className="inline-block min-h-touch py-2.5 wrap-anywhere"
        href={`mailto:${value}`}
        onClick={() => record("email")}
      >
        <EmailText email={value} />
      </a>
    );
  const links = phoneLinks(value);
  if (!links) return <span className={`${linkClass} text-ink2`}>{value}</span>;
  return (
    <span className="inline-flex gap-x-3 whitespace-nowrap">
      <a className={linkClass} href={links.tel} onClick={() => record("call")}>
        {formatPhone(value)}
      </a>
      <a
        className={linkClass}
        href={links.whatsapp}
        target="_blank"
        rel="noreferrer"
        aria-label={`WhatsApp ${value}`}
        onClick={() => record("whatsapp")}
      >
        WhatsApp
      </a>
    </span>
  );
}

function SharedNotice({ contact: { kind, value, shared_with } }: { contact: Contact }) {
  const isEmail = kind === "email";
  return (
    <Notice tone="warn" title={isEmail ? "Shared address" : "Shared phone"}>
      <p className="wrap-anywhere">
        <span>{`${formatPhone(value)} is also the ${isEmail ? "address" : "number"} of `}</span>
        {shared_with.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && <span>{", "}</span>}
            <Link to={personPath(id)} className="underline">
              {name || "Unknown"}
            </Link>
          </span>
        ))}
        <span>. Ask who is calling.</span>
      </p>
    </Notice>
  );
}
