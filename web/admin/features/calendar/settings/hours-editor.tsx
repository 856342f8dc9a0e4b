import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipOption } from "#web/ui/chip.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { useKinds } from "../use-kinds.ts";
import { hasOwnHours, hoursOn, weekdays, withDay, withOwnHours, withoutHours } from "./day-hours.ts";
import { DayHours } from "./day-hours-row.tsx";
import type { AvailabilityForm } from "./use-availability.ts";

/** The kinds of resources that may have hours of their own for a kind. */
const resourceKinds: Record<AppointmentKind, readonly string[]> = {
  viewing: ["colleague"],
  lesson: ["instructor", "car", "room"],
  clinic: ["doctor"],
};

/** The hours of each weekday with breaks, for all of a kind or for one resource. */
export function HoursEditor({ form }: { form: AvailabilityForm }) {
  const { draft, update } = form;
  const [firstKind = "viewing", ...otherKinds] = useKinds();
  const kinds = [firstKind, ...otherKinds];
  const [params] = useSearchParams();
  const professional = params.get("doctor");
  const [kind, setKind] = useState<AppointmentKind>(professional ? "clinic" : firstKind);
  const [chosenId, setResourceId] = useState(professional);
  const { resources } = useResources();
  const isClinic = kind === "clinic";
  const fitting = resources.filter((one) => resourceKinds[kind].includes(one.kind));
  // Each professional has hours of their own.
  const resourceId = chosenId ?? (isClinic ? (fitting[0]?.id ?? null) : null);
  const owner = { kind, resource_id: resourceId };
  const isOwn = hasOwnHours(draft.hours, owner);
  return (
    <section aria-labelledby="hours-title" className="grid grid-cols-1 gap-3">
      <h2 id="hours-title" className="text-3">
        Hours
      </h2>
      <p className="max-w-[60ch] text-ink2">
        These are the hours for appointments. Colleagues confirm requests in the opening hours of the business:{" "}
        <Link to={adminPaths.settings}>Opening hours</Link>
      </p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Hours of</legend>
        {kinds.map((one) => (
          <ChipOption
            key={one}
            type="radio"
            name="hours-kind"
            checked={one === kind}
            onChange={() => {
              setKind(one);
              setResourceId(null);
            }}
          >
            {kindLabels[one]}
          </ChipOption>
        ))}
      </fieldset>
      {fitting.length > 0 && (
        <Field id="hours-resource" label="For">
          <Select
            id="hours-resource"
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
          {weekdays.map((weekday) => (
            <DayHours
              key={weekday}
              weekday={weekday}
              placed={hoursOn(draft.hours, owner, weekday)}
              form={form}
              onChange={(times) => update({ hours: withDay(draft.hours, owner, weekday, times) })}
            />
          ))}
          {resourceId && (
            <Button look="quiet" className="-ml-3" onClick={() => update({ hours: withoutHours(draft.hours, owner) })}>
              {isClinic ? "Remove all hours" : "Use the hours of all again"}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
