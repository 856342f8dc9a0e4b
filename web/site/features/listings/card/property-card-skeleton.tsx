import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

/** Placeholder for a loading card. Hidden without a script, because then no card would replace it. */
export function PropertyCardSkeleton() {
  return (
    <div className="needs-script" aria-hidden="true">
      <div className="image-frame" />
      <div className="pt-3">
        <SkeletonBar className="h-8 w-2/5" />
        <SkeletonBar className="mt-2 h-5 w-4/5" />
        <SkeletonBar className="mt-2 h-5 w-2/5" />
        <SkeletonBar className="mt-3 h-6" />
      </div>
    </div>
  );
}
