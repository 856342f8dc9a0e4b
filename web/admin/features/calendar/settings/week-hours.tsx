import type { OpenHours } from "#contract/appointments/availability.ts";
import { toMinutes } from "#shared/appointments/appointment-time.ts";
import { Switch } from "#web/admin/ui/inputs/switch.tsx";
import { TimeSelect } from "#web/admin/ui/inputs/time-select.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type HoursOwner, hoursOn, weekdayNames, weekdays, withBreak, withDay } from "./day-hours.ts";
import type { AvailabilityForm } from "./use-availability.ts";

type Times = Pick<OpenHours, "from" | "to">;

const usualTimes: Times = { from: "09:00", to: "17:00" };
/** Open or closed, the day, from, to. With large text, the times are below the name of the day. */
const columns = classNames(
  "grid items-center gap-x-2 gap-y-1 grid-cols-[44px_minmax(2.25rem,1fr)_6.5rem_6.5rem]",
  "@max-[19rem]:grid-cols-[44px_minmax(0,1fr)] @min-[30rem]:grid-cols-[44px_8rem_8rem_8rem]",
);
interface WeekHoursProps {
  owner: HoursOwner;
  form: AvailabilityForm;
}

/** The hours of a week: a line for each day, and one more for the time after a break. */
export function WeekHours({ owner, form }: WeekHoursProps) {
  const { draft, update } = form;
  const timesOf = (weekday: number): Times[] =>
    hoursOn(draft.hours, owner, weekday).map(({ hours: { from, to } }) => ({ from, to }));
  const change = (weekday: number, times: readonly Times[]) =>
    update({ hours: withDay(draft.hours, owner, weekday, times) });
  const monday = timesOf(1);
  const copyTo = (last: number) =>
    update({
      hours: weekdays
        .filter((weekday) => weekday <= last)
        .reduce((hours, weekday) => withDay(hours, owner, weekday, monday), draft.hours),
    });
  const withoutBreak = weekdays.filter((weekday) => withBreak(timesOf(weekday), toMinutes));
  return (
    <div className="@container">
      {weekdays.map((weekday) => (
        <DayHours
          key={weekday}
          weekday={weekday}
          owner={owner}
          form={form}
          onChange={(times) => change(weekday, times)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <span className="text-1 text-ink2">Same as Monday:</span>
        {([5, 7] as const).map((last) => (
          <Button key={last} look="small" className="px-3 text-1" onClick={() => copyTo(last)}>
            {last === 5 ? "Monday to Friday" : "All days"}
          </Button>
        ))}
        <Select
          id={`break-${owner.kind}`}
          className="w-auto"
          aria-label="Add a break"
          value=""
          onChange={({ currentTarget }) => {
            const weekday = Number(currentTarget.value);
            change(weekday, withBreak(timesOf(weekday), toMinutes) ?? timesOf(weekday));
          }}
        >
          <option value="">Add a break</option>
          {withoutBreak.map((weekday) => (
            <option key={weekday} value={weekday}>
              {weekdayNames[weekday - 1]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

interface DayHoursProps extends WeekHoursProps {
  weekday: number;
  onChange: (times: Times[]) => void;
}

/** One weekday: closed, or its times in their order. The gap between two of them is a break. */
function DayHours({ weekday, owner, form, onChange }: DayHoursProps) {
  const name = weekdayNames[weekday - 1] ?? "";
  const placed = hoursOn(form.draft.hours, owner, weekday);
  const times = placed.map(({ hours: { from, to } }) => ({ from, to }));
  const id = `hours-${owner.kind}-${weekday}`;
  const change = (place: number, changes: Partial<Times>) =>
    onChange(times.map((one, index) => (index === place ? { ...one, ...changes } : one)));
  const ends = ["from", "to"] as const;
  return (
    <fieldset className="border-t border-line py-1.5 [&_.in]:min-h-touch">
      <legend className="sr-only">{name}</legend>
      <div className={columns}>
        <Switch
          id={id}
          aria-label={`${name} open`}
          checked={times.length > 0}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? [usualTimes] : [])}
        />
        <label htmlFor={id} className="flex min-h-touch cursor-pointer items-center font-bold">
          <span className="@min-[30rem]:hidden">{name.slice(0, 3)}</span>
          <span className="hidden @min-[30rem]:inline">{name}</span>
        </label>
        {times.length === 0 && <span className="col-span-2 text-ink2 @max-[19rem]:col-span-full">Closed</span>}
        {placed.map(({ hours, index }, place) => {
          const part = times.length > 1 ? `${name}, part ${place + 1}` : name;
          const problem = [".to", ".from", ""].map((end) => form.problems.get(`hours.${index}${end}`)).find(Boolean);
          return [
            place > 0 && (
              <button
                key={`remove ${index}`}
                type="button"
                className="icon-btn text-ink2"
                aria-label={`Remove ${part}`}
                onClick={() => onChange(times.filter((_, other) => other !== place))}
              >
                <Icon name="x" />
              </button>
            ),
            place > 0 && (
              <span key={`then ${index}`} className="text-ink2">
                then
              </span>
            ),
            ...ends.map((end) => (
              <TimeSelect
                key={`${end} ${index}`}
                className="@max-[19rem]:col-span-full"
                aria-label={`${part} ${end}`}
                aria-invalid={problem ? true : undefined}
                hasEndOfDay={end === "to"}
                value={hours[end]}
                after={end === "to" ? hours.from : undefined}
                onChange={(time) => change(place, { [end]: time })}
              />
            )),
            problem && (
              <p key={`problem ${index}`} className="col-span-full text-1 font-bold text-bad">
                {problem}
              </p>
            ),
          ];
        })}
      </div>
    </fieldset>
  );
}
