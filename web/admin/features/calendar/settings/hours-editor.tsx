import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { WeekHours } from "#web/admin/ui/inputs/week-hours.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { hasOwnHours, hoursOn, weekOf, withOwnHours, withoutHours, withWeek } from "./day-hours.ts";
import type { AvailabilityForm } from "./use-availability.ts";

/** The kinds of resources that may have hours of their own for a kind. */
const resourceKinds: Record<AppointmentKind, readonly string[]> = {
  viewing: ["colleague"],
  lesson: ["instructor", "car", "room"],
  clinic: ["doctor"],
};

/** The hours of each weekday with breaks, for all of a kind or for one resource. */
export function HoursEditor({ kind, form }: { kind: AppointmentKind; form: AvailabilityForm }) {
  const { draft, update } = form;
  const [params] = useSearchParams();
  const isClinic = kind === "clinic";
  const [chosenId, setResourceId] = useState(isClinic ? params.get("doctor") : null);
  const { resources } = useResources();
  const fitting = resources.filter((one) => resourceKinds[kind].includes(one.kind));
  // Each professional has hours of their own.
  const resourceId = chosenId ?? (isClinic ? (fitting[0]?.id ?? null) : null);
  const owner = { kind, resource_id: resourceId };
  const isOwn = hasOwnHours(draft.hours, owner);
  const selectId = `hours-${kind}`;
  const getProblem = (day: number, place: number) => {
    const path = `hours.${hoursOn(draft.hours, owner, day + 1)[place]?.index}`;
    const text = [".to", ".from", ""].map((end) => form.problems.get(`${path}${end}`)).find(Boolean);
    return text === undefined ? undefined : { text };
  };
  return (
    <div className="grid gap-3">
      {fitting.length > 0 && (
        <Field id={selectId} label="Hours of">
          <Select
            id={selectId}
            value={resourceId ?? ""}
            onChange={({ currentTarget }) => setResourceId(currentTarget.value || null)}
          >
            {!isClinic && <option value="">All without hours of their own</option>}
            {fitting.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {resourceId && !isOwn ? (
        <div>
          <p className="text-ink2">{isClinic ? "No hours, so no times can be booked." : "The hours of all apply."}</p>
          <Button look="small" className="mt-2" onClick={() => update({ hours: withOwnHours(draft.hours, owner) })}>
            {isClinic ? "Set hours" : "Set own hours"}
          </Button>
        </div>
      ) : isClinic && !resourceId ? (
        <p className="text-ink2">There are no doctors yet.</p>
      ) : (
        <div>
          <WeekHours
            id={selectId}
            week={weekOf(draft.hours, owner)}
            hasBreaks
            getProblem={getProblem}
            onChange={(week) => update({ hours: withWeek(draft.hours, owner, week) })}
          />
          {resourceId && (
            <Button look="quiet" className="-ml-3" onClick={() => update({ hours: withoutHours(draft.hours, owner) })}>
              {isClinic ? "Remove all hours" : "Use the hours of all again"}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
