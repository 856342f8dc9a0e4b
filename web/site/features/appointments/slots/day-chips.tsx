import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { formatShortDay } from "#web/site/lib/format/appointment-times.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { FreeDay } from "./group-days.ts";

interface DayChipsProps {
  days: readonly FreeDay[];
  /** The chosen day, YYYY-MM-DD. */
  day: string | undefined;
  /** First day of the loaded ones; undefined for today. */
  from: string | undefined;
  /** First day of the later ones. */
  next: string;
  onChoose: () => void;
}

// A phone of 360 px shows seven days; the edge of one says that there are more.
const stripClass = "relative -mx-(--gutter) flex gap-[3px] overflow-x-auto px-(--gutter) sm:mx-0 sm:gap-2 sm:px-0";
const dayClass = "chip flex-col justify-center px-0 py-2 leading-tight font-normal -outline-offset-3";

/** A strip of the days with free times, as links, so that they work without a script. The month stands above its first day. */
export function DayChips({ days, day, from, next, onChoose }: DayChipsProps) {
  const { pathname, search } = useLocation();
  const strip = useRef<HTMLDivElement>(null);
  // An address may name a day that a phone does not show at first.
  useEffect(() => {
    const line = strip.current;
    const chosen = line?.querySelector<HTMLElement>("[aria-current]");
    if (line && chosen) line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  const link = (changes: Record<string, string | undefined>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) params.delete(name);
      else params.set(name, value);
    }
    return { to: withQuery(pathname, params), state: preserveScroll, replace: true, onClick: onChoose };
  };
  return (
    <nav aria-label="Day">
      <p className="font-bold">Choose a day</p>
      <div ref={strip} className={stripClass}>
        {days.map(({ date, slots }, index) => {
          const [weekday, number, month] = formatShortDay(date).split(" ");
          const isNewMonth = date.slice(0, 7) !== days[index - 1]?.date.slice(0, 7);
          return (
            <div key={date} className="grid flex-[1_0_2.75rem] grid-rows-[1.5em_1fr] text-1">
              <span className="text-ink2" aria-hidden="true">
                {isNewMonth && month}
              </span>
              <Link className={dayClass} aria-current={date === day ? "true" : undefined} {...link({ day: date })}>
                <span>{weekday}</span> <span className="text-3 font-bold">{number}</span>{" "}
                <span className="sr-only">{month}</span>{" "}
                <span className="text-0 whitespace-nowrap">{`${slots.length} free`}</span>
              </Link>
            </div>
          );
        })}
      </div>
      <p className="flex gap-6">
        {from && (
          <Link className="more" {...link({ from: undefined, day: undefined })}>
            <Icon name="left" /> <span>Earlier</span>
          </Link>
        )}
        <Link className="more" {...link({ from: next, day: undefined })}>
          <span>Later days</span> <Icon name="right" />
        </Link>
      </p>
    </nav>
  );
}
