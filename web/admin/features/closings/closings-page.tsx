import { useState } from "react";
import { adminPaths, personPath } from "#contract/site/admin-paths.ts";
import { addDays } from "#shared/appointments/appointment-time.ts";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { Figures } from "#web/admin/ui/chart/figures.tsx";
import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { Explanation } from "#web/admin/ui/explanation.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { ClosedHomes } from "./closed-homes.tsx";
import { ClosingsTable } from "./closings-table.tsx";
import {
  byArea,
  byOwner,
  countOf,
  describeCommon,
  describeCount,
  formatMean,
  groupClosings,
  listMonths,
  toFigures,
} from "./group-closings.ts";
import { MonthBars } from "./month-bars.tsx";

/** The periods to choose from, in days up to today. */
const periods = [
  [365, "Last 12 months"],
  [90, "Last 3 months"],
] as const;

/** What was sold and let: by month, by area and by owner. It can be printed. */
export function ClosingsPage() {
  const [days, setDays] = useState<number>(periods[0][0]);
  const to = getToday(new Date());
  const from = addDays(to, 1 - days);
  const key = endpointKey("GET /stats/closings", { query: { from, to } });
  const { data: closings, error, mutate } = useEndpointData(key, freshSwrConfig);
  const figures = toFigures(closings ?? []);
  const all = { key: "all", label: "All homes", ...figures };
  const [areas, owners] = [groupClosings(closings ?? [], byArea), groupClosings(closings ?? [], byOwner)];
  const months = listMonths(closings ?? [], from, to);
  // One group alone has the numbers of all homes, so it is only named.
  const common = describeCommon(months, areas, owners);
  // A zero says little, so it is left out. The chart has the number of homes too.
  const otherStats = [
    { value: figures.days, label: "Days on the market" },
    { value: figures.enquiries, label: "Enquiries a home" },
    { value: figures.viewings, label: "Viewings a home" },
  ].flatMap(({ value, label }) => (value > 0 ? [{ value: formatMean(value), label }] : []));
  return (
    <div className={screenClass}>
      <PageHead title="Sold and let" lead={`${formatDate(from)} to ${formatDate(to)}`}>
        <div className="flex flex-wrap items-center justify-between gap-2 max-lg:mb-1 max-lg:w-full print:hidden [&_select]:min-h-touch!">
          <Field id="closings-period" label="Period" hideLabel>
            <Select
              id="closings-period"
              value={String(days)}
              onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
            >
              {periods.map(([length, label]) => (
                <option key={length} value={length}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Button look="small" onClick={() => print()}>
            Print
          </Button>
        </div>
      </PageHead>
      {error !== undefined && !closings && (
        <FailedState title="The numbers could not be loaded" error={error} onRetry={() => mutate()} />
      )}
      {!closings && error === undefined && <SkeletonBar className="mt-4 h-64" />}
      {closings?.length === 0 && (
        <EmptyState
          title="Nothing was sold or let in this period"
          action={<ButtonLink to={adminPaths.listings}>Open the listings</ButtonLink>}
        >
          Mark a home as sold or let in its menu, with the day and the price.
        </EmptyState>
      )}
      {closings && closings.length > 0 && (
        <div className="mt-4 grid grid-cols-1 gap-5">
          {(otherStats.length > 0 || months.length === 1) && (
            <Figures
              className="*:py-3!"
              stats={[{ value: countOf(figures), label: `Homes: ${describeCount(figures)}` }, ...otherStats]}
            />
          )}
          <div className="grid grid-cols-1 gap-x-10 gap-y-5 empty:hidden lg:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
            {months.length > 1 && (
              <section
                aria-labelledby="closings-months"
                className={classNames(
                  "break-inside-avoid",
                  areas.length > 1 === owners.length > 1 && "lg:col-span-full",
                )}
              >
                <h2 id="closings-months" className="pb-1 text-3">
                  By month
                </h2>
                <MonthBars months={months} />
              </section>
            )}
            {areas.length > 1 && <ClosingsTable title="By area" groups={[...areas, all]} />}
            {owners.length > 1 && (
              <ClosingsTable
                title="By owner"
                groups={[...owners, all]}
                pathTo={(id) => (id && id !== all.key ? personPath(id) : undefined)}
              />
            )}
          </div>
          <ClosedHomes closings={closings} summary={common} />
          <Explanation>
            Half of the homes were let or sold in fewer days than the number says. Days, enquiries and viewings count
            from the day on which a home was offered; enquiries and viewings are the mean of a home. Zeros are left out.
          </Explanation>
        </div>
      )}
    </div>
  );
}
