import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

/** A card that is on its way, in a card's size; without script none ever comes. */
export function PropertyCardSkeleton() {
  return (
    <div className="needs-script" aria-hidden="true">
      <div className="pic" />
      <div className="pt-3">
        <SkeletonBar className="h-8 w-2/5" />
        <SkeletonBar className="mt-2 h-5 w-4/5" />
        <SkeletonBar className="mt-2 h-4 w-1/2" />
        <SkeletonBar className="mt-3 h-6" />
      </div>
    </div>
  );
}
