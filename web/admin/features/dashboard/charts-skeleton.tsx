import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

/** The chart is beside the top listings, if there is room. */
export const chartsClass = "grid grid-cols-1 content-start gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-2";
/** The height of the tallest chart, to prevent layout shifts. */
export const chartHeight = "min-h-[27.5rem]";

/** Placeholder with the height of a chart and the ten top listings, to prevent a layout shift. */
export function ChartsSkeleton() {
  return (
    <div className={chartsClass} aria-hidden="true">
      <SkeletonBar className={chartHeight} />
      <div>
        <SkeletonBar className="mb-4 h-7 w-40" />
        <SkeletonBar className="h-200 sm:h-[27.5rem]" />
      </div>
    </div>
  );
}
