import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { statusLabel } from "#shared/listings/status/status-label.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { listPath, paths } from "#web/lib/page/paths.ts";
import { tellMeLabel } from "#web/lib/page/tell-me-path.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Drawing, DrawnScene, type SceneName } from "#web/ui/feedback/drawing.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { kindTexts } from "../messages.ts";
import { type BookedItem, getService } from "./booked-item.ts";

export type UnbookableProps =
  | { reason: "unknown"; kind: AppointmentKind; tellPath?: string | undefined }
  | { reason: "closed"; kind: AppointmentKind; item: BookedItem; summary: Elements }
  | ({ reason: "nothing free"; kind: AppointmentKind; laterPath: string } & TitleAndForm)
  | ({ reason: "no seats" } & TitleAndForm);

interface TitleAndForm {
  /** What is booked. */
  title: string;
  /** The form for questions; without it there is no such link. */
  askPath?: string | undefined;
  /** The page that asks how to tell of the next free time. */
  tellPath?: string | undefined;
}

const lists: Record<AppointmentKind, { to: string; label: string }> = {
  viewing: { to: paths.properties, label: "See all homes" },
  lesson: { to: paths.drivingSchool, label: "All courses" },
  clinic: { to: paths.health, label: "All doctors" },
};

/** What is drawn beside something that cannot be booked. */
const scenes: Record<AppointmentKind, SceneName> = { viewing: "gone", lesson: "search", clinic: "clinic" };

/** Says why no time can be booked, and what the visitor can do instead. */
export function Unbookable(props: UnbookableProps) {
  switch (props.reason) {
    case "unknown":
      return <NothingToBook {...props} />;
    case "closed":
      return <ClosedForBooking {...props} />;
    case "nothing free":
      return <NothingFree {...props} />;
    case "no seats":
      return <NoSeats {...props} />;
  }
}

type PropsFor<Reason> = Extract<UnbookableProps, { reason: Reason }>;

/** What was to be booked does not exist. */
function NothingToBook({ kind, tellPath }: PropsFor<"unknown">) {
  const { to, label } = lists[kind];
  return (
    <Drawing name={scenes[kind]}>
      <Message
        title="This cannot be booked"
        headingLevel={1}
        actions={
          <Ways kind={kind} tellPath={tellPath}>
            <ButtonLink to={to}>{label}</ButtonLink>
          </Ways>
        }
      >
        It is no longer on our site. Choose another one, or call us.
      </Message>
    </Drawing>
  );
}

/** A home that is let or sold, a full course, a professional without appointments. The page has its title. */
function ClosedForBooking({ kind, item, summary }: PropsFor<"closed">) {
  const { text, to, label } = describeClosed(kind, item);
  return (
    <>
      <div className="grid content-start gap-4">
        {summary}
        <p>{text}</p>
        <ActionGroup>
          <ButtonLink to={to}>{label}</ButtonLink>
          <ContactPair service={getService(kind)} chatText={kindTexts[kind].chat(item.title)} />
          <ButtonLink className="justify-self-start px-0" look="quiet" to={item.tellPath}>
            {tellMeLabel}
          </ButtonLink>
        </ActionGroup>
      </div>
      <DrawnScene name={scenes[kind]} className="h-32 w-full max-lg:order-first lg:h-full" />
    </>
  );
}

/** Returns why no time can be booked, and where to go instead. */
function describeClosed(kind: AppointmentKind, { title, listing, askPath }: BookedItem) {
  if (listing) {
    const status = statusLabel(listing.status).toLowerCase();
    return {
      text: `This home is ${status}, so it can no longer be visited.`,
      to: listPath(listing.kind),
      label: "See available homes",
    };
  }
  return kind === "lesson"
    ? { text: "This course takes no new learners at the moment.", to: askPath, label: "Ask for the next date" }
    : { text: `${title} takes no appointments at the moment.`, to: askPath, label: "Ask for a date" };
}

/** No time is free on the loaded days. */
function NothingFree({ kind, title, laterPath, askPath, tellPath }: PropsFor<"nothing free">) {
  return (
    <Drawing name="search">
      <Message
        title="No free times in these two weeks"
        actions={
          <Ways kind={kind} title={title} tellPath={tellPath}>
            <ButtonLink to={laterPath}>Later days</ButtonLink>
            {askPath && (
              <ButtonLink look="outline" to={askPath}>
                Send a message
              </ButtonLink>
            )}
          </Ways>
        }
      >
        Look at later days, call us, or send us a message with the time that suits you.
      </Message>
    </Drawing>
  );
}

/** All intakes of a course are full or have begun. */
function NoSeats({ title, askPath, tellPath }: PropsFor<"no seats">) {
  return (
    <Drawing name="search">
      <Message
        title="No seats left"
        actions={
          <Ways kind="lesson" title={title} tellPath={tellPath}>
            {askPath && <ButtonLink to={askPath}>Ask for the next date</ButtonLink>}
          </Ways>
        }
      >
        The planned courses are full or have begun. Leave your phone number or call us, and we'll tell you the next
        start.
      </Message>
    </Drawing>
  );
}

const TellLink = ({ to }: { to: string }) => (
  <ButtonLink look="outline" to={to}>
    {tellMeLabel}
  </ButtonLink>
);

interface WaysProps {
  kind: AppointmentKind;
  title?: string;
  tellPath: string | undefined;
  /** The main action, then others that only one of the messages has. */
  children: Elements;
}

/** What a visitor can do instead. Being told of the next one and a call are always among it. */
const Ways = ({ kind, title, tellPath, children }: WaysProps) => (
  <ActionGroup>
    {children}
    {tellPath && <TellLink to={tellPath} />}
    <ContactPair service={getService(kind)} {...(title && { chatText: kindTexts[kind].chat(title) })} />
  </ActionGroup>
);
