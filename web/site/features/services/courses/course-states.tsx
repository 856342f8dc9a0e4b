import type { CourseCard } from "#contract/services/course.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { LoadFailure } from "#web/site/ui/feedback/load-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
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

interface CourseFailedProps {
  /** What the page before has loaded. */
  card: CourseCard | undefined;
  onRetry: () => void;
}

export function CourseFailed({ card, onRetry }: CourseFailedProps) {
  usePageHead({ title: "Driving school", noindex: true });
  if (card)
    return (
      <div className="wrap py-6">
        <Message
          title={courseTitle(card)}
          headingLevel={1}
          actions={
            <ActionGroup>
              <ContactPair service="driving-school" />
              <Button look="outline" onClick={onRetry}>
                Try Again
              </Button>
            </ActionGroup>
          }
        >
          <p>{joinParts([card.transmission, `${card.make} ${card.model}`, card.location], " · ")}</p>
          <p>
            <span translate="no">{formatMoney(card.pricePerDay)}</span> per course
          </p>
          <p role="status">This is what your phone has stored. The other details could not be loaded.</p>
        </Message>
      </div>
    );
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
