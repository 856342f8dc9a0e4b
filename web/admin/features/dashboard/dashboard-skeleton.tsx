import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { recentLength } from "./recent-order.ts";

/** In the shape of the tasks and the recent enquiries, which come first. */
export function DashboardSkeleton() {
  return (
    <div className="mt-4 grid gap-8 lg:grid-cols-2" aria-hidden="true">
      <div className="grid content-start gap-3">
        <SkeletonBar className="h-7 w-24" />
        <SkeletonBar className="h-13" />
        <SkeletonBar className="h-13" />
      </div>
      <div className="grid content-start gap-3">
        <SkeletonBar className="h-7 w-44" />
        <RecentSkeleton />
      </div>
    </div>
  );
}

/** Rows in place of the recent enquiries, with their height, to prevent a layout shift. */
export function RecentSkeleton() {
  return (
    <ul className="grid h-[27.5rem] auto-rows-fr lg:h-[28.25rem]" aria-hidden="true">
      {Array.from({ length: recentLength }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are equal and never move
        <li key={row} className="grid content-center gap-2 border-t border-line">
          <SkeletonBar className="h-5 w-1/2" />
          <SkeletonBar className="h-4" />
          <SkeletonBar className="h-4 w-1/3" />
        </li>
      ))}
    </ul>
  );
}
