import { useState } from "react";
import { getToday, longDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { AvailabilityForm } from "./use-availability.ts";

/** The days on which the business or one resource takes no appointments. Past days are not shown. */
export function DaysOff({ form: { draft, problems, update } }: { form: AvailabilityForm }) {
  const { resources } = useResources();
  const today = getToday(new Date());
  const [date, setDate] = useState("");
  const [resourceId, setResourceId] = useState("");
  const { days_off } = draft;
  const coming = days_off.filter((off) => off.date >= today).sort((one, other) => one.date.localeCompare(other.date));
  const findName = (id: string | null) =>
    id === null ? "Everyone" : (resources.find((one) => one.id === id)?.name ?? "A resource");
  const isListed = days_off.some((off) => off.date === date && (off.resource_id ?? "") === resourceId);
  const add = () => {
    if (!date || isListed) return;
    update({ days_off: [...days_off, { date, resource_id: resourceId || null }] });
    setDate("");
  };
  return (
    <div className="grid gap-3">
      {coming.length > 0 && (
        <ul className="border-t border-line">
          {coming.map((off) => (
            <li
              key={`${off.date} ${off.resource_id}`}
              className="flex items-center justify-between gap-2 border-b border-line"
            >
              <span className="min-w-0 wrap-anywhere">{`${longDay(off.date)}: ${findName(off.resource_id)}`}</span>
              <button
                type="button"
                className="icon-btn text-ink2"
                aria-label={`Remove ${longDay(off.date)}, ${findName(off.resource_id)}`}
                onClick={() => update({ days_off: days_off.filter((other) => other !== off) })}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-end">
        <Field id="off-date" label="Day" error={problems.get("days_off")}>
          <input
            id="off-date"
            type="date"
            className="in"
            min={today}
            value={date}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          />
        </Field>
        <Field id="off-who" label="For">
          <Select id="off-who" value={resourceId} onChange={({ currentTarget }) => setResourceId(currentTarget.value)}>
            <option value="">Everyone</option>
            {resources.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button look="outline" aria-disabled={!date || isListed} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}
