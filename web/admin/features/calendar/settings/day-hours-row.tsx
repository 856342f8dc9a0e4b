import type { OpenHours } from "#contract/appointments/availability.ts";
import { toMinutes } from "#shared/appointments/appointment-time.ts";
import { TimeInput } from "#web/admin/ui/time-input.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type hoursOn, weekdayNames, withBreak } from "./day-hours.ts";
import type { AvailabilityForm } from "./use-availability.ts";

type Times = Pick<OpenHours, "from" | "to">;

interface DayHoursProps {
  weekday: number;
  placed: ReturnType<typeof hoursOn>;
  form: AvailabilityForm;
  onChange: (times: Times[]) => void;
}

/** One weekday: closed, or its times in their order. The gap between two of them is a break. */
export function DayHours({ weekday, placed, form, onChange }: DayHoursProps) {
  const name = weekdayNames[weekday - 1] ?? "";
  const times = placed.map(({ hours: { from, to } }) => ({ from, to }));
  const pause = withBreak(times, toMinutes);
  const change = (place: number, changes: Partial<Times>) =>
    onChange(times.map((one, index) => (index === place ? { ...one, ...changes } : one)));
  return (
    <fieldset className="grid grid-cols-1 gap-x-3 border-t border-line py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="flex min-h-touch items-center font-bold">
        {name}
      </p>
      <div className="grid min-w-0 grid-cols-1 gap-2">
        {placed.map(({ hours: { from, to }, index: listIndex }, place) => {
          const problem =
            form.problems.get(`hours.${listIndex}.to`) ??
            form.problems.get(`hours.${listIndex}.from`) ??
            form.problems.get(`hours.${listIndex}`);
          const part = times.length > 1 ? `${name}, part ${place + 1}` : name;
          return (
            <div key={listIndex}>
              <div className="flex flex-wrap items-center gap-1 sm:gap-2">
                <TimeInput
                  step={300}
                  className="in min-h-touch max-w-[8rem] flex-[1_1_5.5rem]"
                  aria-label={`${part} from`}
                  aria-invalid={problem ? true : undefined}
                  value={from}
                  onChange={(time) => change(place, { from: time })}
                />
                <span aria-hidden="true">–</span>
                <TimeInput
                  step={300}
                  className="in min-h-touch max-w-[8rem] flex-[1_1_5.5rem]"
                  aria-label={`${part} to`}
                  aria-invalid={problem ? true : undefined}
                  isEnd
                  value={to}
                  onChange={(time) => change(place, { to: time })}
                />
                <button
                  type="button"
                  className="icon-btn text-ink2"
                  aria-label={`Remove ${part}`}
                  onClick={() => onChange(times.filter((_, index) => index !== place))}
                >
                  <Icon name="x" />
                </button>
              </div>
              {problem && <p className="text-1 font-bold text-bad">{problem}</p>}
            </div>
          );
        })}
        {times.length === 0 ? (
          <div className="flex min-h-touch flex-wrap items-center gap-x-2">
            <span className="text-ink2">Closed</span>
            <Button
              look="quiet"
              aria-label={`Open on ${name}`}
              onClick={() => onChange([{ from: "09:00", to: "17:00" }])}
            >
              Open
            </Button>
          </div>
        ) : (
          pause && (
            <Button
              look="quiet"
              className="-ml-3 justify-self-start"
              aria-label={`Add a break on ${name}`}
              onClick={() => onChange(pause)}
            >
              Add a break
            </Button>
          )
        )}
      </div>
    </fieldset>
  );
}
