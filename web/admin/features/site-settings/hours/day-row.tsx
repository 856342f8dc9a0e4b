import { isOpen, type OpeningTimes, type OpeningWeek, type Weekday, weekdays } from "#shared/site/opening-week.ts";
import { Switch } from "#web/admin/ui/inputs/switch.tsx";
import { TimeSelect } from "#web/admin/ui/inputs/time-select.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import type { SettingsForm } from "../use-settings-form.ts";

/** Open or closed, the day, from, to. With large text, the times are below the name of the day. */
export const weekColumns = classNames(
  "grid min-w-0 grid-cols-[44px_minmax(2.25rem,1fr)_6rem_6rem] items-center gap-x-2 gap-y-1.5",
  "@max-[17rem]:grid-cols-[44px_minmax(0,1fr)] @min-[30rem]:grid-cols-[44px_8rem_8.5rem_8.5rem] @min-[30rem]:gap-x-3",
);

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
  const name = day.charAt(0).toUpperCase() + day.slice(1);
  const id = `settings-week-${day}`;
  const setTimes = (changed: Partial<OpeningTimes>) => onChange({ ...week, [day]: { ...times, ...changed } });
  const getProblem = (end: keyof OpeningTimes) =>
    form.getFieldState(`week.${day}.${end}`, form.formState).error?.message;
  const problem = getProblem("from") ?? getProblem("to");
  return (
    <fieldset
      className={classNames(
        weekColumns,
        "min-h-15 py-[8px] [&_.in]:min-h-touch",
        day !== weekdays[0] && "border-t border-line",
      )}
      aria-label={name}
    >
      <Switch
        id={`${id}-open`}
        aria-label={`${name} open`}
        checked={isOpen(times)}
        disabled={isSaving}
        onChange={({ currentTarget }) => setTimes(currentTarget.checked ? usualTimes(week, day) : { from: "", to: "" })}
      />
      <label htmlFor={`${id}-open`} className="cursor-pointer font-bold">
        <span className="@min-[30rem]:hidden">{name.slice(0, 3)}</span>
        <span className="hidden @min-[30rem]:inline">{name}</span>
      </label>
      {!isOpen(times) && (
        <span className="col-span-2 pl-3 text-ink2 @max-[17rem]:col-span-full @max-[17rem]:p-0">Closed</span>
      )}
      {isOpen(times) &&
        (["from", "to"] as const).map((end) => (
          <TimeSelect
            key={end}
            id={`${id}-${end}`}
            className="@max-[17rem]:col-span-full"
            aria-label={`${name} ${end}`}
            value={times[end]}
            disabled={isSaving}
            aria-invalid={getProblem(end) ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            after={end === "to" ? times.from : undefined}
            onChange={(time) => setTimes({ [end]: time })}
          />
        ))}
      {problem && (
        <p id={`${id}-error`} className="col-span-full pb-2 text-right text-1 font-bold text-bad">
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
