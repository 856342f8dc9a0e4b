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
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useKinds } from "./use-kinds.ts";
import { accountValue } from "./who-filter.ts";

interface CalendarToolbarProps {
  params: CalendarParams;
  date: string;
  view: CalendarView;
  setParams: (changes: CalendarParams) => void;
}

/** The shown day or week, the way to the one before and after it, and on a wide screen the filters. */
export function CalendarToolbar({ params, date, view, setParams }: CalendarToolbarProps) {
  const isWide = useIsWide();
  const step = view === "week" ? 7 : 1;
  const toPath = (day: string) => calendarPath({ ...params, view: params.view, date: day });
  const week = getWeek(date);
  const [first, last] = [dayAndMonth(week[0] ?? date), dayAndMonth(week[6] ?? date)];
  const [firstDay, firstMonth] = first.split(" ");
  const weekTitle = [first, last].map((day) => day.replace(" ", "\u00a0")).join(" – ");
  const shortWeek = last.endsWith(` ${firstMonth}`) ? `${firstDay}–${last}` : weekTitle;
  const [title, shortTitle] = view === "day" ? [longDay(date), dayAndMonth(date)] : [weekTitle, shortWeek];
  const today = getToday(new Date());
  return (
    <div className="mb-[0.375rem] flex flex-wrap items-center gap-2 sm:my-2 lg:[&_select]:min-h-touch!">
      <div className="flex min-w-0 flex-1 items-center lg:flex-none">
        <Link
          to={toPath(addDays(date, -step))}
          state={preserveScroll}
          className="icon-btn -ml-3 text-press print:hidden"
          aria-label={view === "week" ? "Previous week" : "Previous day"}
        >
          <Icon name="left" />
        </Link>
        <h2
          className="text-[length:min(var(--text-2),6.5vw)] leading-tight min-[22em]:whitespace-nowrap max-lg:font-sans max-lg:font-bold lg:min-w-[9rem] lg:text-center lg:text-3"
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
          // A narrow phone has it in the menu.
          className={classNames(
            "max-lg:border-transparent max-lg:px-1 max-lg:text-1 lg:ml-2",
            shortTitle.includes(" – ") ? "max-[24em]:hidden" : "max-[22em]:hidden",
            date === today && "max-lg:hidden",
          )}
          to={calendarPath({ ...params, date: undefined })}
          state={preserveScroll}
          aria-current={date === today ? "date" : undefined}
        >
          Today
        </ButtonLink>
      </div>
      <nav
        aria-label="View"
        className="flex overflow-hidden rounded-m outline outline-edge -outline-offset-1 lg:ml-auto print:hidden"
      >
        {(["day", "week"] as const).map((one) => (
          <Link
            key={one}
            to={calendarPath({ ...params, view: one, date })}
            state={preserveScroll}
            className={viewClass}
            aria-current={view === one ? "true" : undefined}
          >
            {one === "day" ? "Day" : "Week"}
          </Link>
        ))}
      </nav>
      {isWide && <CalendarFilters params={params} setParams={setParams} />}
    </div>
  );
}

const viewClass = classNames(
  "flex min-h-touch min-w-touch items-center justify-center bg-raise px-2 sm:px-4 text-[length:min(var(--text-1),5vw)] font-bold text-ink no-underline",
  "focus-visible:-outline-offset-3 aria-[current]:bg-ocean aria-[current]:text-paper",
);

/** Whose appointments, of which kind, and the cancelled ones. */
export function CalendarFilters({ params, setParams }: Pick<CalendarToolbarProps, "params" | "setParams">) {
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
        all="Booked"
        value={params.status}
        options={[["cancelled", "Cancelled"]]}
        onChange={(status) => setParams({ status })}
      />
    </FilterButton>
  );
}
