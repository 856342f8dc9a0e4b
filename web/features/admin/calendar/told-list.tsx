import { Link } from "react-router-dom";
import type { ToTell } from "#contract/appointments/admin-appointment.ts";
import { describeTime } from "#contract/appointments/appointment-time.ts";
import { AppointmentContact } from "#web/features/admin/shared/appointments/appointment-contact.tsx";
import { dateOf } from "#web/features/admin/shared/appointments/appointment-days.ts";
import { calendarPath } from "#web/features/admin/shared/appointments/calendar-params.ts";
import { Tick } from "#web/ui/admin/tick.tsx";

interface ToldListProps {
  entries: readonly ToTell[];
  /** The ids of the appointments whose persons were told. */
  told: ReadonlySet<string>;
  setTold: (id: string, isTold: boolean) => void;
}

/** Whom to tell, each with *Call* and the prepared WhatsApp message. Who was contacted is ticked off. */
export function ToldList({ entries, told, setTold }: ToldListProps) {
  return (
    <ul className="border-t border-line">
      {entries.map((entry) => {
        const { id, name, title, from, to, text } = entry;
        const isTold = told.has(id);
        return (
          <li key={id} className="grid gap-1 border-b border-line py-3">
            <div className="flex items-start gap-2">
              <Tick
                className="-ml-2"
                checked={isTold}
                aria-label={`${name || "Unknown"} is told`}
                onChange={({ currentTarget }) => setTold(id, currentTarget.checked)}
              >
                {null}
              </Tick>
              <p className="min-w-0 pt-2 wrap-anywhere">
                <b className={isTold ? "text-ink2 line-through" : undefined}>{name || "Unknown"}</b>
                <br />
                <span className="text-1 text-ink2">{title}</span>
                <br />
                <Link className="text-1" to={calendarPath({ view: "day", date: dateOf(to ?? from), open: id })}>
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
            <AppointmentContact appointment={entry} message={text} onContact={() => setTold(id, true)} />
          </li>
        );
      })}
    </ul>
  );
}

/** Says to which time an appointment moved, or which one it has. */
function describeChange({ from, to }: ToTell): string {
  if (to === null) return `${describeTime(from)}: no free time, it did not move`;
  return from === to ? describeTime(to) : `${describeTime(from)} → ${describeTime(to)}`;
}

/** Returns the ids with one added or removed. */
export const withTold = (told: ReadonlySet<string>, id: string, isTold: boolean): ReadonlySet<string> =>
  new Set(isTold ? [...told, id] : [...told].filter((other) => other !== id));
