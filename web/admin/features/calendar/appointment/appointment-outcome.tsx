import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { outcomes } from "#contract/appointments/appointment-kinds.ts";
import { addDays, describeTime } from "#shared/appointments/appointment-time.ts";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { outcomeLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { useChangeAppointment } from "../use-change-appointment.tsx";
import { getSubject, useSlots } from "../use-slots.ts";
import { TellNotice } from "./tell-notice.tsx";

/** What came of an appointment. After a viewing one more tap says what the visitor thought. */
export function AppointmentOutcome({ appointment }: { appointment: AdminAppointment }) {
  const { kind, status, outcome, name } = appointment;
  const { isBusy, change } = useChangeAppointment();
  const before = { status, outcome };
  return (
    <section aria-labelledby="outcome-title" className="grid gap-2 border-t border-line pt-3">
      <h3 id="outcome-title" className="text-2">
        {kind === "viewing" ? "What did the visitor think?" : "Did it take place?"}
      </h3>
      <div className="flex flex-wrap gap-2">
        {kind === "viewing" &&
          outcomes.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={outcome === one}
              aria-disabled={isBusy || undefined}
              onClick={() =>
                !isBusy &&
                change(
                  appointment,
                  { status: "done", outcome: one },
                  { title: "Saved", text: `${name}: ${outcomeLabels[one]}.`, undo: before },
                )
              }
            >
              {outcomeLabels[one]}
            </button>
          ))}
        {(kind !== "viewing" || status !== "done") && (
          <button
            type="button"
            className="chip"
            aria-pressed={status === "done"}
            aria-disabled={isBusy || undefined}
            onClick={() =>
              !isBusy &&
              change(appointment, { status: "done" }, { title: "Saved", text: `${name}: done.`, undo: before })
            }
          >
            {kind === "viewing" ? "Done, no answer" : "Done"}
          </button>
        )}
        <button
          type="button"
          className="chip"
          aria-pressed={status === "no_show"}
          aria-disabled={isBusy || undefined}
          onClick={() =>
            !isBusy &&
            change(appointment, { status: "no_show" }, { title: "Saved", text: `${name} did not come.`, undo: before })
          }
        >
          Did not come
        </button>
      </div>
      {status === "no_show" && <MissedNotice appointment={appointment} />}
    </section>
  );
}

/** Offers the next free time to a person who did not come. */
function MissedNotice({ appointment }: { appointment: AdminAppointment }) {
  const { slots, error } = useSlots(getSubject(appointment), addDays(getToday(new Date()), 1), 14);
  const next = slots?.[0];
  if (!slots && error === undefined) return null;
  return (
    <TellNotice
      appointment={appointment}
      title="Offer another time"
      message={next ? `${appointment.text}\n${describeTime(next.start)} is free.` : appointment.text}
      onTold={() => undefined}
    />
  );
}
