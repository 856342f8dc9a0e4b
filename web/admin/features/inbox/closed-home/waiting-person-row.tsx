import { describeTime } from "#shared/appointments/appointment-time.ts";
import { AppointmentContact } from "#web/admin/features/shared/appointments/appointment-contact.tsx";
import { ContactPair } from "#web/admin/ui/contact-pair.tsx";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { formatDate } from "#web/lib/format/format-values.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { replyMailLink } from "../enquiry/reply-links.ts";
import { contactOf, type PeopleToAnswer, type WaitingPerson } from "./use-people-to-answer.ts";

interface WaitingPersonRowProps {
  person: WaitingPerson;
  answering: PeopleToAnswer;
}

/** A person with a tick, the prepared message and the buttons that send it, and what was done. */
export function WaitingPersonRow({ person, answering }: WaitingPersonRowProps) {
  const { id, kind } = person;
  const { isTicked, isBusy, stateOf, outcomeOf, tick, setWay } = answering;
  const name = contactOf(person).name || "Unknown";
  const [state, outcome] = [stateOf(id), outcomeOf(id)];
  return (
    <li className="grid gap-1 border-b border-line py-2">
      <div className="flex items-start gap-2">
        {state === "done" ? (
          <span className="grid size-11 flex-none place-items-center text-good" aria-hidden="true">
            ✓
          </span>
        ) : (
          <Tick
            className="-ml-2 flex-none"
            checked={isTicked(person)}
            disabled={isBusy}
            aria-label={kind === "viewing" ? `Cancel the viewing of ${name}` : `${name} is told`}
            onChange={({ currentTarget }) => tick(person, currentTarget.checked)}
          >
            {null}
          </Tick>
        )}
        <p className="min-w-0 pt-2 wrap-anywhere">
          <b>{name}</b>
          <br />
          <span className="text-1 text-ink2">{describePerson(person)}</span>
        </p>
      </div>
      {state === "busy" && <p className="text-1 text-ink2">Working…</p>}
      {state === "failed" && <p className="text-1 font-bold text-bad">{outcome?.problem}</p>}
      {state === "done" && <p className="text-1 text-good">{describeDone(person, outcome?.cancelled?.told)}</p>}
      {outcome?.cancelled && outcome.cancelled.told !== "mail" && (
        <AppointmentContact isInList appointment={outcome.cancelled.viewing} message={outcome.cancelled.viewing.text} />
      )}
      {person.kind === "enquiry" && state !== "done" && (
        <>
          <ContactPair
            isInList
            person={person.enquiry}
            message={person.reply.text}
            // A call says nothing by itself: the tick is for who was reached.
            onContact={(by) => by !== "call" && setWay(person, by)}
          />
          {person.enquiry.email && (
            <ButtonAnchor
              look="outline"
              className="min-h-touch max-w-[20rem] px-2 wrap-anywhere"
              href={replyMailLink(person.enquiry, person.reply.text, person.reply.subject)}
              onClick={() => setWay(person, "email")}
            >
              {`Email ${person.enquiry.email}`}
            </ButtonAnchor>
          )}
          <details className="text-1">
            <summary className="inline-flex min-h-touch cursor-pointer items-center underline">
              Show the message
            </summary>
            <p className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">{person.reply.text}</p>
          </details>
        </>
      )}
    </li>
  );
}

function describePerson(person: WaitingPerson): string {
  if (person.kind === "viewing") return `Viewing ${describeTime(person.viewing.start)}`;
  const { submitted_at, message } = person.enquiry;
  const start = message && message.length > 60 ? `${message.slice(0, 60)}…` : message;
  return `Asked on ${formatDate(submitted_at)}${start ? `: ${start}` : ""}`;
}

function describeDone({ kind }: WaitingPerson, told: "mail" | null | undefined): string {
  if (kind === "enquiry") return "Answered.";
  return told === "mail"
    ? "Cancelled. An email is on its way."
    : told === null
      ? "Cancelled. Tell the person:"
      : "Cancelled.";
}
