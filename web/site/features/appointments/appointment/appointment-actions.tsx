import { useLocation } from "react-router-dom";
import type { PublicAppointment } from "#contract/appointments/booking.ts";
import { paths } from "#web/lib/page/paths.ts";
import { formatDayAndTime } from "#web/site/lib/format/appointment-times.ts";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { getService } from "../booking/booked-item.ts";
import { kindTexts } from "../messages.ts";
import { getSubject } from "./get-subject.ts";

/** Adds the appointment to the calendar, calls and chats about it, moves or cancels it. */
export function AppointmentActions({ appointment }: { appointment: PublicAppointment }) {
  const { kind, reference, start, title, status, can_change: canChange, calendar_url } = appointment;
  const subject = getSubject(appointment);
  const { pathname } = useLocation();
  const { noun } = kindTexts[kind];
  const mayBookAgain = !canChange && subject !== null;
  const text = `Hello, I have a question about my ${noun} ${reference}: ${title}, ${formatDayAndTime(start)}.`;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:grid-cols-2">
      {mayBookAgain && (
        <ButtonLink className="col-span-full" to={paths.book(kind, subject)}>
          Choose a new time
        </ButtonLink>
      )}
      {(canChange || status === "cancelled") && (
        <ButtonAnchor
          className="col-span-full"
          look={canChange ? "solid" : "outline"}
          href={new URL(calendar_url).pathname}
        >
          {status === "cancelled" ? "Remove from calendar" : "Add to calendar"}
        </ButtonAnchor>
      )}
      <ContactPair
        className="col-span-full"
        service={getService(kind)}
        phone={callNumber(appointment.contact_number)}
        chatText={text}
      />
      {canChange && (
        <>
          <ButtonLink className="min-h-control px-3" look="quiet" to={`${pathname}?move`}>
            Move
          </ButtonLink>
          <ButtonLink className="min-h-control px-3" look="quiet" to={`${pathname}?cancel`}>
            Cancel
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** Some contacts are a text instead of a number, such as "at the clinic". */
const callNumber = (contact: string | null) => (contact && /\d{5}/.test(contact.replace(/\D/g, "")) ? contact : null);

/** The link is the only key to the appointment, so the visitor should keep it. */
export function KeepLink({ appointment }: { appointment: PublicAppointment }) {
  const { kind, start, title, manage_url } = appointment;
  const text = `My ${kindTexts[kind].noun}: ${title}, ${formatDayAndTime(start)}. ${manage_url}`;
  return (
    <div className="border-t border-line pt-4">
      <p className="max-w-[60ch]">
        <b>Keep this link.</b>{" "}
        <span>{`With it you can see, move or cancel your ${kindTexts[kind].noun}. Anyone with the link can do this too.`}</span>
      </p>
      <ButtonAnchor
        className="mt-3"
        look="small"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="chat" />
        Send the link to my WhatsApp
      </ButtonAnchor>
    </div>
  );
}
