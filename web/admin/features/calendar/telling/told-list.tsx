import { Link } from "react-router-dom";
import type { ToTell } from "#contract/appointments/to-tell.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { getDate } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { ContactPair } from "#web/admin/ui/contact-pair.tsx";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { canUndo, type Telling } from "./use-telling.ts";

/** Whom to tell, each with *Call* and the prepared WhatsApp message. Who was contacted is ticked off. */
export function ToldList({ telling: { entries, isTold, setTold } }: { telling: Telling }) {
  return (
    <ul>
      {entries.map((entry) => {
        const { id, name, title, from, to, text } = entry;
        const knows = isTold(entry);
        return (
          <li key={id} className="grid gap-1 border-b border-line py-3">
            <div className="flex items-start gap-2">
              <Tick
                className="-ml-2"
                checked={knows}
                aria-label={`${name || "Unknown"} is told`}
                aria-disabled={knows && !canUndo(entry)}
                onChange={({ currentTarget: { checked } }) => {
                  if (checked || canUndo(entry)) setTold(entry, checked);
                }}
              >
                {null}
              </Tick>
              <p className="min-w-0 pt-2 wrap-anywhere">
                <b className={knows ? "text-ink2 line-through" : undefined}>{name || "Unknown"}</b>
                <br />
                <span className="text-1 text-ink2">{title}</span>
                <br />
                <Link className="text-1" to={calendarPath({ view: "day", date: getDate(to ?? from), open: id })}>
                  {describeChange(entry)}
                </Link>
              </p>
            </div>
            <details className="text-1">
              <summary className="inline-flex min-h-touch cursor-pointer items-center underline">
                Show the message
              </summary>
              <p className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">{text}</p>
            </details>
            {entry.told === "mail" && <p className="text-1 text-good">An email is on its way.</p>}
            <ContactPair isInList person={entry} message={text} onContact={(by) => setTold(entry, true, by)} />
          </li>
        );
      })}
    </ul>
  );
}

/** Says to which time an appointment moved, or what else its person must know. */
function describeChange({ why, from, to }: ToTell): string {
  switch (why) {
    case "moved":
      return `${describeTime(from)} → ${describeTime(to ?? from)}`;
    case "cancelled":
      return `${describeTime(from)}: cancelled`;
    case "stuck":
      return `${describeTime(from)}: cannot take place then, and has no other time yet`;
    default:
      return describeTime(to ?? from);
  }
}
