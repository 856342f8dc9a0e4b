import { Link } from "react-router-dom";
import type { Course } from "#contract/services/course.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { LiberianPrice } from "#web/ui/liberian-dollars/liberian-price.tsx";
import { ServiceThumbnail } from "../sections/service-image.tsx";
import { AvailabilityTags } from "../service-items/availability-tags.tsx";
import { ServiceRowSkeletons } from "../service-items/service-row-skeletons.tsx";
import { useCourses } from "../service-items/use-service-items.ts";
import { courseImage } from "./course-image.ts";
import { NextIntake, useCourseBooking } from "./next-intake.tsx";

/** All courses, or samples while the API cannot be reached. */
export function CourseList() {
  const { items, areSamples, hasFailed, retry } = useCourses();
  return (
    <>
      {hasFailed && (
        <Message title="Failed to load courses" role="alert" actions={<Button onClick={retry}>Try Again</Button>}>
          {areSamples && "We are showing samples until the courses can be loaded."}
        </Message>
      )}
      {items?.length === 0 && (
        <p className="mt-4 border-t border-line py-4">
          No courses are open at the moment. Send the form below and we'll tell you when the next one starts.
        </p>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-x-6 border-t border-line sm:grid-cols-2 lg:gap-x-12">
        {!items && !hasFailed && <ServiceRowSkeletons />}
        {[...(items ?? [])]
          .sort((one, other) => Number(other.available) - Number(one.available))
          .map((course) => (
            <CourseEntry key={course.id} course={course} isSample={areSamples} />
          ))}
      </ul>
    </>
  );
}

function CourseEntry({ course, isSample }: { course: Course; isSample: boolean }) {
  const title = courseTitle(course);
  const booking = useCourseBooking(course);
  return (
    <li className="-mt-px flex flex-col border-t border-line py-5">
      <div className="flex flex-wrap items-start gap-3">
        <ServiceThumbnail name={courseImage(course)} className="w-24" />
        <div className="min-w-0 grow basis-[8rem]">
          <h3 className="text-3">
            <Link className="-my-2.5 inline-block py-2.5 text-ink" to={paths.course(course.id)}>
              {title}
            </Link>
          </h3>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="font-medium text-ocean">{joinParts([course.transmission, course.features[0]], " · ")}</p>
            <AvailabilityTags available={course.available} isSample={isSample} isInList />
          </div>
          <p className="mt-1 text-1 text-ink2">
            {joinParts([`${course.make} ${course.model}, ${course.year}`, course.location], " · ")}
          </p>
        </div>
      </div>
      <p className="mt-3">
        {course.features
          .slice(1)
          .map((feature) => `${feature}.`)
          .join(" ")}
      </p>
      <NextIntake course={course} className="mt-2 text-1 font-medium text-balance" />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
        <p className="price price-s">
          <span translate="no">{formatMoney(course.pricePerDay)}</span>
          <small> per course</small>
          <LiberianPrice dollars={course.pricePerDay} />
        </p>
        {!isSample && (
          <ButtonLink look="small" to={booking?.to ?? paths.enrolment(course.id)}>
            <span>{booking?.label ?? (course.available ? "Enroll Now" : "Ask for the next date")}</span>
            <span className="sr-only">{`: ${title}`}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
