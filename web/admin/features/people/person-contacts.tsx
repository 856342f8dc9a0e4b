import { Link } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { phoneLinks } from "#shared/people/phone-number.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { contactLabels } from "./people-labels.ts";
import type { RecordCall } from "./use-record-call.ts";

type Contact = Person["contacts"][number];

interface PersonContactsProps {
  person: Person;
  record: RecordCall;
}

/** All numbers and addresses. A shared one says who else uses it. */
export function PersonContacts({ person: { contacts, note, key_holder }, record }: PersonContactsProps) {
  return (
    <section aria-labelledby="contacts-title">
      <h2 id="contacts-title" className="text-3">
        Contact
      </h2>
      {contacts.length === 0 && <p className="mt-2 text-ink2">No number and no address.</p>}
      <ul className={contacts.length > 0 ? "mt-2 border-t border-line" : undefined}>
        {contacts.map((contact) => (
          <li key={contact.kind + contact.value} className="border-b border-line py-2">
            <ContactLinks contact={contact} record={record} />
            {contact.shared_with.length > 0 && <SharedNotice contact={contact} />}
          </li>
        ))}
      </ul>
      {key_holder && <p className="mt-3 wrap-anywhere">{`Keys: ${key_holder}`}</p>}
      {note && <p className="mt-3 whitespace-pre-line wrap-anywhere">{note}</p>}
    </section>
  );
}

function ContactLinks({ contact: { kind, value }, record }: { contact: Contact; record: RecordCall }) {
  const links = kind === "email" ? undefined : phoneLinks(value);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="text-1 text-ink2">{`${contactLabels[kind]} `}</span>
        {kind === "email" ? (
          <a href={`mailto:${value}`} onClick={() => record("email")}>
            {value}
          </a>
        ) : (
          <span>{value}</span>
        )}
      </p>
      {links && (
        <p className="flex gap-4">
          <a
            href={links.tel}
            className="inline-flex min-h-touch min-w-touch items-center justify-center"
            aria-label={`Call ${value}`}
            onClick={() => record("call")}
          >
            Call
          </a>
          <a
            href={links.whatsapp}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-touch items-center"
            aria-label={`WhatsApp ${value}`}
            onClick={() => record("whatsapp")}
          >
            WhatsApp
          </a>
        </p>
      )}
    </div>
  );
}

function SharedNotice({ contact: { kind, shared_with } }: { contact: Contact }) {
  return (
    <Notice tone="warn" title={kind === "email" ? "Shared address" : "Shared phone"}>
      <p>
        <span>{`Shares this ${kind === "email" ? "address" : "number"} with `}</span>
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
