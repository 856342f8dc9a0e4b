import { type OpeningTimes, type OpeningWeek, type Weekday, weekdays } from "#contract/site/opening-week.ts";
import { Select } from "#web/ui/form/field.tsx";
import type { SettingsForm } from "../use-settings-form.ts";
import { dayName, isOpen } from "./describe-week.ts";
import { TimeOptions } from "./time-options.tsx";

interface DayRowProps {
  settings: SettingsForm;
  day: Weekday;
  week: OpeningWeek;
  onChange: (week: OpeningWeek) => void;
}

/** One day in one line: open or closed, from, to. */
export function DayRow({ settings, day, week, onChange }: DayRowProps) {
  const { form, isSaving } = settings;
  const times = week[day];
  const name = dayName(day);
  const id = `settings-week-${day}`;
  const setTimes = (changed: Partial<OpeningTimes>) => onChange({ ...week, [day]: { ...times, ...changed } });
  const problemOf = (end: keyof OpeningTimes) =>
    form.getFieldState(`week.${day}.${end}`, form.formState).error?.message;
  const problem = problemOf("from") ?? problemOf("to");
  return (
    <fieldset className="week-row" aria-label={name}>
      <input
        id={`${id}-open`}
        type="checkbox"
        className="switch"
        aria-label={`${name} open`}
        checked={isOpen(times)}
        disabled={isSaving}
        onChange={({ currentTarget }) => setTimes(currentTarget.checked ? usualTimes(week, day) : { from: "", to: "" })}
      />
      <label htmlFor={`${id}-open`} className="cursor-pointer font-bold">
        <span className="week-short">{name.slice(0, 3)}</span>
        <span className="week-long">{name}</span>
      </label>
      {!isOpen(times) && <span className="week-closed">Closed</span>}
      {isOpen(times) &&
        (["from", "to"] as const).map((end) => (
          <Select
            key={end}
            id={`${id}-${end}`}
            aria-label={`${name} ${end}`}
            value={times[end]}
            disabled={isSaving}
            aria-invalid={problemOf(end) ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => setTimes({ [end]: currentTarget.value })}
          >
            <TimeOptions chosen={times[end]} after={end === "to" ? times.from : ""} />
          </Select>
        ))}
      {problem && (
        <p id={`${id}-error`} className="week-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Returns the times of the nearest open day before this one, else of the first open day. */
function usualTimes(week: OpeningWeek, day: Weekday): OpeningTimes {
  const before = weekdays.slice(0, weekdays.indexOf(day)).reverse();
  const openDay = [...before, ...weekdays].find((other) => isOpen(week[other]));
  return openDay ? week[openDay] : { from: "08:00", to: "18:00" };
}
