import type { VisibleSite } from "#contract/site/visible-site.ts";
import { classNames } from "#web/lib/page/class-names.ts";

interface OpeningTimesProps {
  site: Pick<VisibleSite, "hours" | "hours_note">;
  className: string;
}

/** The opening hours, a line for the same times, and what they do not say. */
export const OpeningTimes = ({ site, className }: OpeningTimesProps) => (
  <>
    <dl className={classNames("text-1", className)}>
      {site.hours.map(({ days, hours }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
          <dt className="text-ink2">{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
    {site.hours_note && <p className="border-t border-line py-2 text-1 wrap-anywhere">{site.hours_note}</p>}
  </>
);
