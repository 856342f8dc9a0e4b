import { paths } from "#web/lib/page/paths.ts";
import { LoadFailure } from "#web/site/ui/feedback/load-failure.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

export const DetailLoadError = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailure
    title="Failed to load property"
    text="We could not reach the server. Please try again."
    onRetry={onRetry}
    listPath={paths.properties}
    listLabel="Back to Properties"
  />
);

/** Below the price and the facts of an opened card, while the rest loads. */
export function LoadingDetails() {
  return (
    <p role="status" className="mt-5 text-1 text-ink2">
      Loading property details...
    </p>
  );
}

/** Skeleton of the page while the property loads. */
export function DetailLoading() {
  return (
    <div className="detail-grid">
      <div className="image-frame" />
      <div>
        <LoadingDetails />
        <div aria-hidden="true">
          <SkeletonBar className="mt-1 h-10 w-3/5" />
          <SkeletonBar className="mt-4 h-8" />
          <SkeletonBar className="mt-2 h-6 w-4/5" />
          <SkeletonBar className="mt-5 h-12" />
        </div>
      </div>
    </div>
  );
}
