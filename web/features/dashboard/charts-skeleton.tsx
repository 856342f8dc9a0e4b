import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

/** Placeholder with the height of a chart and the ten top listings, to prevent a layout shift. */
export function ChartsSkeleton() {
  return (
    <div className="charts" aria-hidden="true">
      <SkeletonBar />
      <div>
        <SkeletonBar className="mb-4 h-7 w-40" />
        <SkeletonBar className="top-listings-skeleton" />
      </div>
    </div>
  );
}
