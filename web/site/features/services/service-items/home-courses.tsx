import type { CourseCard } from "#contract/services/course.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { LiberianPrice } from "#web/ui/liberian-dollars/liberian-price.tsx";
import { pickFirstAvailable } from "./pick-first-available.ts";
import { ServiceRow } from "./service-row.tsx";
import { ServiceRowSkeletons } from "./service-row-skeletons.tsx";
import { useFirstCourses } from "./use-service-items.ts";

interface HomeCoursesProps {
  className?: string;
  /** In place of the heading of the home page. Its id is "courses". */
  heading?: Elements;
  /** Returns what is shown beside the title. */
  image?: (course: CourseCard) => Elements;
}

/** Up to three courses, or samples while there are none. */
export function HomeCourses({ className, heading = <h2 id="courses">Learn to drive</h2>, image }: HomeCoursesProps) {
  const { items, areSamples } = useFirstCourses();
  return (
    <section aria-labelledby="courses">
      {heading}
      <ul className={classNames("mt-3", className)}>
        {!items && <ServiceRowSkeletons />}
        {pickFirstAvailable(items ?? []).map((course) => (
          <ServiceRow
            key={course.id}
            image={image?.(course)}
            title={courseTitle(course)}
            detail={joinParts([course.transmission, `${course.make} ${course.model}`, course.location], " · ")}
            sample={areSamples}
            action={
              <ButtonLink look="small" to={areSamples ? paths.drivingSchool : paths.enrolment(course.id)}>
                Enroll Now
              </ButtonLink>
            }
          >
            <p className="price price-s">
              <span translate="no">{formatMoney(course.pricePerDay)}</span>
              <small> per course</small>
              <LiberianPrice dollars={course.pricePerDay} />
            </p>
          </ServiceRow>
        ))}
      </ul>
    </section>
  );
}
