import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

export function CourseLoading() {
  usePageHead({ title: "Driving school", noindex: true });
  return (
    <div className="wrap py-6">
      <p role="status" className="text-1 text-ink2">
        Loading course details...
      </p>
      <div aria-hidden="true">
        <SkeletonBar className="mt-4 h-10 w-3/5" />
        <SkeletonBar className="mt-4 h-24" />
      </div>
    </div>
  );
}

export function CourseFailed({ onRetry }: { onRetry: () => void }) {
  usePageHead({ title: "Driving school", noindex: true });
  return (
    <div className="wrap pb-12">
      <LoadFailure
        title="Failed to load course"
        text="Please check your connection and try again."
        onRetry={onRetry}
        listPath={paths.drivingSchool}
        listLabel="All courses"
      />
    </div>
  );
}
