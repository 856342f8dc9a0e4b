import { Link } from "react-router-dom";
import { addDays } from "#shared/appointments/appointment-time.ts";
import { dayAndMonth, getToday, getWeek, longDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import {
  type CalendarParams,
  type CalendarView,
  calendarPath,
} from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { FilterButton } from "#web/admin/ui/filter-button.tsx";
import { FilterSelect } from "#web/admin/ui/filter-select.tsx";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useKinds } from "./use-kinds.ts";
import { accountValue } from "./who-filter.ts";

interface CalendarToolbarProps {
  params: CalendarParams;
  date: string;
  view: CalendarView;
  setParams: (changes: CalendarParams) => void;
}

/** The shown day or week, the way to the one before and after it, and the filters. */
export function CalendarToolbar({ params, date, view, setParams }: CalendarToolbarProps) {
  const step = view === "week" ? 7 : 1;
  const toPath = (day: string) => calendarPath({ ...params, view: params.view, date: day });
  const week = getWeek(date);
  const [first, last] = [dayAndMonth(week[0] ?? date), dayAndMonth(week[6] ?? date)];
  const [title, shortTitle] =
    view === "day" ? [longDay(date), dayAndMonth(date)] : [`${first} – ${last}`, `${first.split(" ")[0]}–${last}`];
  const today = getToday(new Date());
  return (
    <div className="my-1 flex flex-wrap items-center gap-x-1 gap-y-2 lg:my-2 lg:gap-x-2 lg:[&_select]:min-h-touch!">
      <div className="flex flex-1 items-center lg:flex-none">
        <Link
          to={toPath(addDays(date, -step))}
          state={preserveScroll}
          className="icon-btn -ml-3 text-press print:hidden"
          aria-label={view === "week" ? "Previous week" : "Previous day"}
        >
          <Icon name="left" />
        </Link>
        <h2
          className="text-2 whitespace-nowrap max-lg:font-sans max-lg:font-bold lg:min-w-[9rem] lg:text-center lg:text-3"
          aria-live="polite"
        >
          <span className="max-sm:sr-only">{title}</span>
          <span className="sm:hidden" aria-hidden="true">
            {shortTitle}
          </span>
        </h2>
        <Link
          to={toPath(addDays(date, step))}
          state={preserveScroll}
          className="icon-btn text-press print:hidden"
          aria-label={view === "week" ? "Next week" : "Next day"}
        >
          <Icon name="right" />
        </Link>
        <ButtonLink
          look="small"
          className="ml-2 max-lg:hidden"
          to={calendarPath({ ...params, date: undefined })}
          state={preserveScroll}
          aria-current={date === today ? "date" : undefined}
        >
          Today
        </ButtonLink>
      </div>
      <nav aria-label="View" className="flex gap-1 lg:ml-auto lg:gap-2 max-lg:[&>a]:px-2! print:hidden">
        {(["day", "week"] as const).map((one) => (
          <ChipLink
            key={one}
            to={calendarPath({ ...params, view: one, date })}
            state={preserveScroll}
            current={view === one}
          >
            {one === "day" ? "Day" : "Week"}
          </ChipLink>
        ))}
      </nav>
      <CalendarFilters params={params} setParams={setParams} />
    </div>
  );
}

function CalendarFilters({ params, setParams }: Pick<CalendarToolbarProps, "params" | "setParams">) {
  const { resources } = useResources();
  const colleagues = useColleagues();
  const kinds = useKinds();
  const accounts = colleagues.filter(({ id }) => resources.every(({ user_id }) => user_id !== id));
  return (
    <FilterButton
      count={[params.who, params.kind, params.status].filter(Boolean).length}
      onClear={() => setParams({ who: undefined, kind: undefined, status: undefined })}
    >
      <FilterSelect
        label="Whose"
        className="lg:w-[8rem]"
        all="Everyone"
        value={params.who}
        options={[
          ["mine", "Only mine"],
          ...resources.map(({ id, name }) => [id, name] as const),
          ...accounts.map(({ id, username }) => [accountValue(id), username] as const),
        ]}
        onChange={(who) => setParams({ who })}
      />
      <FilterSelect
        label="Kind"
        all="All kinds"
        value={params.kind}
        options={kinds.map((kind) => [kind, kindLabels[kind]])}
        onChange={(kind) => setParams({ kind })}
      />
      <FilterSelect
        label="Status"
        all="Planned and past"
        value={params.status}
        options={[["cancelled", "Cancelled"]]}
        onChange={(status) => setParams({ status })}
      />
    </FilterButton>
  );
}
