import { Bone } from "#web/ui/feedback/skeleton-bar.tsx";

/** The place of the four charts and of ten top listings, as high as they will be. */
export function ChartsSkeleton() {
  return (
    <div className="charts" aria-hidden="true">
      <Bone />
      <Bone />
      <Bone />
      <Bone />
      <div>
        <Bone className="h-6.5 w-40" />
        <Bone className="top-listings-bone" />
      </div>
    </div>
  );
}
