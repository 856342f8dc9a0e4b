import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import type { Person, TimelineEntry } from "#contract/people/person.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { AppointmentBadge } from "#web/admin/features/shared/appointments/appointment-badge.tsx";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { StatusBadge } from "#web/admin/features/shared/enquiries/status-badge.tsx";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";

/** The entries that are shown at first, so that what is below them on a phone stays near. */
const shortLength = 12;

interface Row {
  key: string;
  at: string;
  icon: ReactElement;
  title: string;
  /** What a tap opens. */
  to?: string;
  badge?: Elements;
  text?: string | null;
  /** In small letters below. */
  facts?: string;
}

/** Enquiries, calls, appointments and changes of a person in one list, the newest first, with what is planned before it. */
export function PersonTimeline({ person }: { person: Person }) {
  const [isLong, setIsLong] = useState(false);
  const rows = listRows(person);
  const shown = isLong ? rows : rows.slice(0, shortLength);
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="text-3">
        What happened
      </h2>
      <ol className="@container mt-3">
        {shown.map((row) => (
          <TimelineRow key={row.key} row={row} />
        ))}
      </ol>
      {rows.length === 0 && <p className="text-ink2">Nothing yet. Calls, notes and appointments appear here.</p>}
      {rows.length > shown.length && (
        <Button look="quiet" className="-ml-3" onClick={() => setIsLong(true)}>
          {`Show all ${rows.length}`}
        </Button>
      )}
    </section>
  );
}

/** Its icon is on a line that joins it with the next one. */
function TimelineRow({ row: { at, icon, title, to, badge, text, facts } }: { row: Row }) {
  return (
    <li className="group relative grid grid-cols-1 gap-x-3 @min-[14em]:grid-cols-[32px_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="absolute top-8 bottom-0 left-4 w-px bg-line group-last:hidden @max-[14em]:hidden"
      />
      <span
        aria-hidden="true"
        className="relative grid size-8 place-items-center rounded-full bg-sand2 text-ocean *:size-4 @max-[14em]:hidden"
      >
        {icon}
      </span>
      <div className="min-w-0 pt-1 pb-5 group-last:pb-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          {to ? (
            <Link to={to} className="flex-[1_1_8rem] font-bold text-ink wrap-anywhere before:absolute before:inset-0">
              {title}
            </Link>
          ) : (
            <p className="flex-[1_1_8rem] wrap-anywhere">{title}</p>
          )}
          <time dateTime={at} className="flex-none text-1 text-ink2 tabular-nums">
            {formatDateTime(at)}
          </time>
        </div>
        {text && <p className="mt-0.5 max-w-[70ch] whitespace-pre-line text-ink2 wrap-anywhere">{text}</p>}
        {(badge || facts) && (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-1 text-ink2 wrap-anywhere">
            {badge}
            {facts && <span>{facts}</span>}
          </p>
        )}
      </div>
    </li>
  );
}

/** An appointment stands for the enquiry by which it was asked for. */
function listRows(person: Person): Row[] {
  const booked = new Set(person.appointments.map(({ enquiry_id }) => enquiry_id));
  const isBooking = ({ kind, enquiry_id }: TimelineEntry) =>
    (kind === "enquiry" || kind === "status") && enquiry_id !== null && booked.has(enquiry_id);
  // Who was not reached is tried again: the next step is part of the call.
  const isOfCall = ({ kind, at, enquiry_id }: TimelineEntry) =>
    kind === "next step" &&
    person.timeline.some((other) => other.kind !== kind && other.at === at && other.enquiry_id === enquiry_id);
  const entries = person.timeline
    .filter((entry) => !isBooking(entry) && !isOfCall(entry))
    .map((entry, index) => toRow(entry, index, person));
  const appointments = person.appointments.map(({ id, kind, start, status, title }) => ({
    key: id,
    at: start,
    icon: <LineIcon name="calendar" />,
    title: kindLabels[kind],
    to: calendarPath({ open: id }),
    badge: <AppointmentBadge status={status} />,
    text: title,
  }));
  return [...entries, ...appointments].sort((one, other) => other.at.localeCompare(one.at));
}

const icons: Record<TimelineEntry["kind"], ReactElement> = {
  enquiry: <LineIcon name="inbox" />,
  call: <Icon name="phone" />,
  whatsapp: <Icon name="chat" />,
  email: <Icon name="mail" />,
  reply: <LineIcon name="send" />,
  "next step": <LineIcon name="clock" />,
  note: <LineIcon name="pencil" />,
  status: <LineIcon name="check" />,
  merge: <LineIcon name="people" />,
};

function toRow(entry: TimelineEntry, index: number, { enquiries, name }: Person): Row {
  const { at, kind, text, enquiry_id, reference } = entry;
  const row = { key: `${at} ${index}`, at, icon: icons[kind] };
  if (kind !== "enquiry" || !enquiry_id)
    return {
      ...row,
      title: describeEntry(entry),
      text: kind === "status" || kind === "merge" ? null : text,
    };
  const enquiry = enquiries.find(({ id }) => id === enquiry_id);
  const about = enquiry && enquiryServiceLabel(enquiry.service);
  return {
    ...row,
    title: about ? `Enquiry: ${about}` : describeEntry(entry),
    to: inboxPath({ open: enquiry_id }),
    badge: enquiry && <StatusBadge status={enquiry.status} />,
    text,
    facts: joinParts([
      reference,
      entry.by && `logged by ${entry.by}`,
      enquiry?.name && enquiry.name !== name && `sent as ${enquiry.name}`,
      enquiry?.assignee && `assigned to ${enquiry.assignee}`,
    ]),
  };
}

function describeEntry({ kind, by, text }: TimelineEntry): string {
  const actor = by ?? "A former colleague";
  switch (kind) {
    case "enquiry":
      return by ? `${by} logged an enquiry` : "Sent an enquiry";
    case "call":
      return `${actor} called`;
    case "whatsapp":
      return `${actor} wrote on WhatsApp`;
    case "email":
      return `${actor} wrote an email`;
    case "reply":
      return `${actor} replied`;
    case "next step":
      return text ? `${actor} planned the next step` : `${actor} removed the next step`;
    case "note":
      return `${actor} wrote a note`;
    case "status":
      return `${actor} changed the status to ${statusLabel(text)}`;
    case "merge":
      return `${actor} merged ${text || "another person"} into this person`;
  }
}

const statusLabel = (status: string | null) =>
  Object.entries(statusLabels).find(([name]) => name === status)?.[1] ?? "another one";
