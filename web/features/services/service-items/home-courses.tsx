import { formatMoney } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { pickFirstAvailable } from "./pick-first-available.ts";
import { ServiceRow } from "./service-row.tsx";
import { ServiceRowSkeletons } from "./service-row-skeletons.tsx";
import { useFirstCourses } from "./use-service-items.ts";

/** Up to three courses, or samples while there are none. */
export function HomeCourses() {
  const { items, areSamples } = useFirstCourses();
  return (
    <section aria-labelledby="courses">
      <h2 id="courses">Learn to drive</h2>
      <ul className="mt-3">
        {!items && <ServiceRowSkeletons />}
        {pickFirstAvailable(items ?? []).map((course) => (
          <ServiceRow
            key={course.id}
            title={`${course.make} ${course.model}`}
            detail={`${course.transmission} · ${course.seats} seats · ${course.location}`}
            sample={areSamples}
            action={
              <Link className="more" to={paths.drivingSchool}>
                Enroll Now
              </Link>
            }
          >
            <p className="price price-s">
              {formatMoney(course.pricePerDay)}
              <small> per course</small>
            </p>
          </ServiceRow>
        ))}
      </ul>
    </section>
  );
}
