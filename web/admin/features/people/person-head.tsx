import { Link } from "react-router-dom";
import type { Person } from "#contract/people/person.ts";
import { adminPaths, personPath } from "#contract/site/admin-paths.ts";
import { phoneLinks } from "#shared/people/phone-number.ts";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";
import { peopleState } from "#web/admin/lib/page/people-state.ts";
import { ContactPair } from "#web/admin/ui/contact-pair.tsx";
import { PageHead } from "#web/admin/ui/page-head.tsx";
import { RowMenu, type RowMenuItem } from "#web/admin/ui/row-menu.tsx";
import { formatShortDate } from "#web/lib/format/format-date-time.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";
import { kindLabels } from "./people-labels.ts";
import { usePeopleFilters } from "./use-people-filters.ts";
import type { RecordCall } from "./use-record-call.ts";

type Contact = Person["contacts"][number];

interface PersonHeadProps {
  person: Person;
  record: RecordCall;
  /** What is seldom done, behind ⋮. */
  menu: RowMenuItem[];
}

/** Who it is, all numbers and addresses in a line, and how to reach the person at once. */
export function PersonHead({ person, record, menu }: PersonHeadProps) {
  const { name, kinds, patient, contacts, phone, email, assignee, last_contact_at, note, key_holder } = person;
  const { filters } = usePeopleFilters();
  const shared = contacts.filter(({ shared_with }) => shared_with.length > 0);
  return (
    <>
      <PageHead
        title={name || "Unknown"}
        back={{ label: "People", to: adminPaths.people, state: peopleState(filters) }}
      >
        {phone ? (
          <ContactPair
            className="max-sm:order-last max-sm:w-full sm:w-[17rem]"
            person={{ name, phone_number: phone }}
            onContact={record}
          />
        ) : (
          email && (
            <ButtonAnchor className="max-sm:order-last" href={`mailto:${email}`} onClick={() => record("email")}>
              Email
            </ButtonAnchor>
          )
        )}
        <RowMenu className="-mr-3" title={name || "Unknown"} isBusy={false} items={menu} />
      </PageHead>
      <p className="mt-1 flex flex-wrap items-center max-sm:mt-2 gap-x-2 gap-y-1 text-1 text-ink2">
        {kinds.map((kind) => (
          <StateLabel key={kind}>{kindLabels[kind]}</StateLabel>
        ))}
        {patient && <StateLabel>Patient</StateLabel>}
        <span>
          {joinParts([`Last contact ${formatShortDate(last_contact_at)}`, assignee && `responsible: ${assignee}`])}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4">
        {contacts.map((contact) => (
          <ContactLink
            key={contact.kind + contact.value}
            contact={contact}
            isFirst={contact.value === phone}
            record={record}
          />
        ))}
        {contacts.length === 0 && <span className="py-2 text-ink2">No number and no address.</span>}
      </p>
      {(note || key_holder) && (
        <p className="mt-3 max-w-[70ch] whitespace-pre-line wrap-anywhere">
          {joinParts([key_holder && `Keys: ${key_holder}`, note], "\n")}
        </p>
      )}
      {shared.length > 0 && (
        <div className="mt-3 grid gap-2">
          {shared.map((contact) => (
            <SharedNotice key={contact.kind + contact.value} contact={contact} />
          ))}
        </div>
      )}
    </>
  );
}

const linkClass = "inline-flex min-h-touch items-center";

/** A number or an address. *Call* and *WhatsApp* below are for the first number; another one has its own chat. */
function ContactLink({ contact, isFirst, record }: { contact: Contact; isFirst: boolean; record: RecordCall }) {
  const { kind, value } = contact;
  if (kind === "email")
    return (
      <a className={`${linkClass} max-w-full`} href={`mailto:${value}`} title={value} onClick={() => record("email")}>
        <span className="truncate">{value}</span>
      </a>
    );
  const links = phoneLinks(value);
  if (!links) return <span className={`${linkClass} text-ink2`}>{value}</span>;
  return (
    <span className="inline-flex gap-x-3 whitespace-nowrap">
      <a className={linkClass} href={links.tel} onClick={() => record("call")}>
        {formatPhone(value)}
      </a>
      {!isFirst && (
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
      )}
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
