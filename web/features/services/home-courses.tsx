import { formatMoney } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { sampleDrivingCourses } from "#web/samples/driving-courses.ts";
import { Link } from "#web/ui/link.tsx";
import { homeItems } from "./home-items.ts";
import { ServiceRow } from "./service-row.tsx";

/** Up to three driving courses; samples, and marked so, while none are entered (ruling 9). */
export function HomeCourses() {
  return (
    <section aria-labelledby="courses">
      <h2 id="courses">Learn to drive</h2>
      <ul className="mt-3">
        {homeItems(sampleDrivingCourses).map((course) => (
          <ServiceRow
            key={course.id}
            title={`${course.make} ${course.model}`}
            detail={`${course.transmission} · ${course.seats} seats · ${course.location}`}
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
