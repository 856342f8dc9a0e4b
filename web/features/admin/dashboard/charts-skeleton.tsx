import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

/** The place of the four charts and of ten top listings, as high as they will be. */
export function ChartsSkeleton() {
  return (
    <div className="charts" aria-hidden="true">
      <SkeletonBar />
      <SkeletonBar />
      <SkeletonBar />
      <SkeletonBar />
      <div>
        <SkeletonBar className="h-6.5 w-40" />
        <SkeletonBar className="top-listings-bone" />
      </div>
    </div>
  );
}
