import { useLocation } from "react-router-dom";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { formatShortDay } from "#web/site/lib/format/appointment-times.ts";
import { ChipLink } from "#web/ui/chip.tsx";
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

/** The days with free times as links, so that they work without a script. */
export function DayChips({ days, day, from, next, onChoose }: DayChipsProps) {
  const { pathname, search } = useLocation();
  const link = (changes: Record<string, string | undefined>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) params.delete(name);
      else params.set(name, value);
    }
    return { to: withQuery(pathname, params), state: preserveScroll, replace: true, onClick: onChoose };
  };
  return (
    <nav aria-label="Day" className="mt-2 flex flex-wrap gap-2">
      {from && <ChipLink {...link({ from: undefined, day: undefined })}>Earlier</ChipLink>}
      {days.map(({ date }) => (
        <ChipLink key={date} current={date === day} {...link({ day: date })}>
          {formatShortDay(date)}
        </ChipLink>
      ))}
      <ChipLink {...link({ from: next, day: undefined })}>Later days</ChipLink>
    </nav>
  );
}
