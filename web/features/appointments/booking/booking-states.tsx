import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ContactButtons } from "#web/ui/contact/contact-buttons.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { kindTexts } from "../messages.ts";
import { type BookedItem, getService } from "./booked-item.ts";

const lists: Record<AppointmentKind, { to: string; label: string }> = {
  viewing: { to: paths.properties, label: "See all homes" },
  lesson: { to: paths.drivingSchool, label: "All courses" },
  clinic: { to: paths.health, label: "All doctors" },
};

/** What was to be booked does not exist. */
export function NothingToBook({ kind }: { kind: AppointmentKind }) {
  const { to, label } = lists[kind];
  return (
    <Message
      title="This cannot be booked"
      headingLevel={1}
      actions={
        <>
          <ButtonLink to={to}>{label}</ButtonLink>
          <ContactButtons service={getService(kind)} isCompact />
        </>
      }
    >
      It is no longer on our site. Choose another one, or call us.
    </Message>
  );
}

/** A home that is let or sold, a full course, a doctor without appointments. */
export function ClosedForBooking({ kind, item }: { kind: AppointmentKind; item: BookedItem }) {
  if (!item.closed) return null;
  const { text, to, label } = item.closed;
  return (
    <Message
      title="No bookings at the moment"
      actions={
        <>
          <ButtonLink to={to}>{label}</ButtonLink>
          <ContactButtons service={getService(kind)} chatText={kindTexts[kind].chat(item.title)} isCompact />
        </>
      }
    >
      {text}
    </Message>
  );
}

interface NothingFreeProps {
  kind: AppointmentKind;
  /** What is booked. */
  title: string;
  laterPath: string;
  /** The form for questions; without it there is no such link. */
  askPath?: string;
}

/** No time is free on the loaded days. */
export function NothingFree({ kind, title, laterPath, askPath }: NothingFreeProps) {
  return (
    <Message
      title="No free times in these two weeks"
      actions={
        <>
          <ButtonLink to={laterPath}>Later days</ButtonLink>
          <ContactButtons service={getService(kind)} chatText={kindTexts[kind].chat(title)} isCompact />
          {askPath && (
            <ButtonLink look="outline" to={askPath}>
              Send a message
            </ButtonLink>
          )}
        </>
      }
    >
      Look at later days, call us, or send us a message with the time that suits you.
    </Message>
  );
}

/** All intakes of a course are full or have begun. */
export function NoSeats({ title, askPath }: Pick<NothingFreeProps, "title" | "askPath">) {
  return (
    <Message
      title="No seats left"
      actions={
        <>
          {askPath && <ButtonLink to={askPath}>Ask for the next date</ButtonLink>}
          <ContactButtons service="driving-school" chatText={kindTexts.lesson.chat(title)} isCompact />
        </>
      }
    >
      The planned courses are full or have begun. Leave your phone number or call us, and we'll tell you the next start.
    </Message>
  );
}

interface TimesFailedProps {
  kind: AppointmentKind;
  chatText: string;
  onRetry: () => void;
}

/** The free times could not be loaded. */
export function TimesFailed({ kind, chatText, onRetry }: TimesFailedProps) {
  return (
    <Message
      title="The free times could not be loaded"
      role="alert"
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <ContactButtons service={getService(kind)} chatText={chatText} isCompact />
        </>
      }
    >
      Check your connection and try again, or call us.
    </Message>
  );
}

export function TimesLoading() {
  return (
    <>
      <p role="status" className="text-1 text-ink2">
        Loading free times...
      </p>
      <div aria-hidden="true" className="mt-3 flex flex-wrap gap-2">
        {["one", "two", "three", "four"].map((name) => (
          <SkeletonBar key={name} className="h-11 w-24" />
        ))}
      </div>
    </>
  );
}
