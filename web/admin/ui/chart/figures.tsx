import { classNames } from "#web/lib/page/class-names.ts";
import { Stats, type StatsProps } from "#web/ui/stats.tsx";

/** The numbers with which a report begins. With large text each is one line: its label, and the number at the end. */
export const Figures = ({ stats, className }: Pick<StatsProps, "stats" | "className">) => (
  <Stats
    look="figures"
    stats={stats}
    className={classNames(
      "@container @max-[13em]:*:flex-row @max-[13em]:*:items-baseline @max-[13em]:*:justify-between @max-[13em]:*:gap-x-2 @max-[13em]:*:py-1",
      className,
    )}
  />
);
