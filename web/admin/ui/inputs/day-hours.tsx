import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { Times } from "./day-times.ts";
import { Switch } from "./switch.tsx";
import { TimeSelect } from "./time-select.tsx";

/**
 * Open or closed, the day, from, to. With large text, the times are below the name of the day. On a phone, lines separate the
 * fields, which have no border of their own there.
 */
const columns = classNames(
  "grid items-center gap-x-2 grid-cols-[44px_minmax(2.25rem,1fr)_6rem_6rem] [&_.in]:min-h-touch",
  "@max-[30rem]:[&_.in:not([aria-invalid])]:border-transparent @max-[30rem]:[&_.in:not([aria-invalid])]:bg-transparent",
  "@max-[19rem]:grid-cols-[44px_minmax(0,1fr)] @min-[30rem]:grid-cols-[44px_8rem_7rem_7rem]",
);

interface DayHoursProps {
  id: string;
  name: string;
  times: readonly Times[];
  isBusy: boolean;
  hasEndOfDay: boolean;
  getProblem: (place: number) => { end?: keyof Times; text: string } | undefined;
  onOpen: () => void;
  onChange: (times: readonly Times[]) => void;
}

/** One weekday: closed, or its times in their order. The gap between two of them is a break. */
export function DayHours({ id, name, times, isBusy, hasEndOfDay, getProblem, onOpen, onChange }: DayHoursProps) {
  return (
    <fieldset className="border-line py-px @max-[30rem]:border-t @min-[30rem]:py-1" aria-label={name}>
      <div className={columns}>
        <Switch
          id={`${id}-open`}
          aria-label={`${name} open`}
          checked={times.length > 0}
          disabled={isBusy}
          onChange={({ currentTarget }) => (currentTarget.checked ? onOpen() : onChange([]))}
        />
        <label htmlFor={`${id}-open`} className="flex min-h-touch cursor-pointer items-center font-bold">
          <span className="@min-[30rem]:hidden">{name.slice(0, 3)}</span>
          <span className="hidden @min-[30rem]:inline">{name}</span>
        </label>
        {times.length === 0 && <span className="col-span-2 pl-3 text-ink2 @max-[19rem]:col-span-full">Closed</span>}
        {times.map(({ from, to }, place) => {
          const part = times.length > 1 ? `${name}, part ${place + 1}` : name;
          const partId = place > 0 ? `${id}-${place + 1}` : id;
          const problem = getProblem(place);
          return [
            place > 0 && (
              <button
                key={`remove ${partId}`}
                type="button"
                className="icon-btn text-ink2"
                aria-label={`Remove ${part}`}
                onClick={() => onChange(times.filter((_, other) => other !== place))}
              >
                <Icon name="x" />
              </button>
            ),
            place > 0 && (
              <span key={`then ${partId}`} className="text-ink2">
                then
              </span>
            ),
            ...(["from", "to"] as const).map((end) => (
              <TimeSelect
                key={`${end} ${partId}`}
                id={`${partId}-${end}`}
                className="@max-[19rem]:col-span-full"
                aria-label={`${part} ${end}`}
                aria-invalid={problem && (problem.end ?? end) === end ? true : undefined}
                aria-describedby={problem ? `${partId}-error` : undefined}
                disabled={isBusy}
                hasEndOfDay={hasEndOfDay && end === "to"}
                value={end === "from" ? from : to}
                after={end === "to" ? from : undefined}
                onChange={(time) =>
                  onChange(times.map((one, index) => (index === place ? { ...one, [end]: time } : one)))
                }
              />
            )),
            problem && (
              <p
                key={`problem ${partId}`}
                id={`${partId}-error`}
                className="col-span-full pb-2 text-1 font-bold text-bad"
              >
                {problem.text}
              </p>
            ),
          ];
        })}
      </div>
    </fieldset>
  );
}
