import { weekdayNames } from "#shared/appointments/describe-hours.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/form/field.tsx";
import { DayHours } from "./day-hours.tsx";
import { type Times, usualTimes, type WeekTimes, withBreak } from "./day-times.ts";

export interface WeekHoursProps {
  /** The beginning of the ids of the fields. */
  id: string;
  week: WeekTimes;
  isBusy?: boolean;
  /** Whether a day can have a break, and last until 24:00. */
  hasBreaks?: boolean;
  /** Returns what is wrong with one of the times of a day, which counts from 0, and with which end. */
  getProblem: (day: number, place: number) => { end?: keyof Times; text: string } | undefined;
  onChange: (week: WeekTimes) => void;
}

/** The hours of a week: a line for each day, and one more for the time after a break. */
export function WeekHours({ id, week, isBusy = false, hasBreaks = false, getProblem, onChange }: WeekHoursProps) {
  const change = (day: number, times: readonly Times[]) =>
    onChange(week.map((before, index) => (index === day ? times : before)));
  const copyMonday = (count: number) => onChange(week.map((times, day) => (day < count ? (week[0] ?? []) : times)));
  return (
    <div className="@container">
      {weekdayNames.map((name, day) => (
        <DayHours
          key={name}
          id={`${id}-${name.toLowerCase()}`}
          name={name}
          times={week[day] ?? []}
          isBusy={isBusy}
          hasEndOfDay={hasBreaks}
          getProblem={(place) => getProblem(day, place)}
          onOpen={() => change(day, [usualTimes(week, day)])}
          onChange={(times) => change(day, times)}
        />
      ))}
      <fieldset className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <legend className="float-left mr-1 text-1 text-ink2">Same as Monday:</legend>
        <Button look="small" className="px-3 text-1" busy={isBusy} onClick={() => copyMonday(5)}>
          Monday to Friday
        </Button>
        <Button look="small" className="px-3 text-1" busy={isBusy} onClick={() => copyMonday(7)}>
          All days
        </Button>
        {hasBreaks && (
          <Select
            className="w-auto"
            aria-label="Add a break"
            value=""
            onChange={({ currentTarget }) => {
              const day = Number(currentTarget.value);
              change(day, withBreak(week[day] ?? []) ?? []);
            }}
          >
            <option value="">Add a break</option>
            {weekdayNames.map(
              (name, day) =>
                withBreak(week[day] ?? []) && (
                  <option key={name} value={day}>
                    {name}
                  </option>
                ),
            )}
          </Select>
        )}
      </fieldset>
    </div>
  );
}
