import type { Course } from "#contract/services/course.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { formatMoney, joinParts } from "#web/lib/format/format-values.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { BackLink } from "#web/site/ui/back-link.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { LiberianPrice } from "#web/ui/liberian-dollars/liberian-price.tsx";
import { DescriptionList } from "../description-list.tsx";
import { CheckedList } from "../sections/checked-list.tsx";
import { ServiceImage } from "../sections/service-image.tsx";
import { AvailabilityTags } from "../service-items/availability-tags.tsx";
import { useRatingText } from "../service-items/use-rating-text.ts";
import { courseImage } from "./course-image.ts";
import { describeCourse } from "./course-structured-data.ts";
import { NextIntake, useCourseBooking } from "./next-intake.tsx";

const courseClosedText =
  "This course takes no new learners at the moment. Leave your phone number and we'll call you when a place is free.";

interface CourseDetailProps {
  course: Course;
  isSample: boolean;
  /** Enrolment form. Not shown for a sample. */
  form: Elements;
}

export function CourseDetail({ course, isSample, form }: CourseDetailProps) {
  const title = courseTitle(course);
  const booking = useCourseBooking(course);
  const { name } = useSite();
  const rating = useRatingText()(course.rating);
  usePageHead({
    title,
    description: course.description,
    noindex: isSample,
    structuredData: import.meta.env.SSR && !isSample ? describeCourse(course, name) : undefined,
  });
  return (
    <>
      <BackLink to={paths.drivingSchool} label="All courses" />
      <div className="wrap grid gap-x-12 gap-y-4 pt-2 pb-12 lg:grid-cols-[7fr_5fr] lg:gap-y-8">
        <ServiceImage name={courseImage(course)} className="aspect-4/3 w-full rounded-m bg-sand2 object-cover" />
        <div className="lg:row-span-2">
          <div className="flex items-start justify-between gap-3">
            <h1>{title}</h1>
            <AvailabilityTags available={course.available} isSample={isSample} />
          </div>
          <p className="mt-1 font-medium text-ocean">{joinParts([course.transmission, course.features[0]], " · ")}</p>
          <p className="text-ink2">{course.location}</p>
          <p className="price mt-3">
            <span translate="no">{formatMoney(course.pricePerDay)}</span>
            <small> per course</small>
            <LiberianPrice dollars={course.pricePerDay} />
          </p>
          <NextIntake course={course} className="mt-3 font-medium" />
          <p className="mt-4 max-w-[60ch]">{course.description}</p>
          {!course.available && !isSample && <p className="mt-4 max-w-[60ch] font-medium">{courseClosedText}</p>}
          <ActionGroup className="mt-5">
            <ButtonLink to={isSample ? `${paths.contact}?service=driving-school` : "#enquiry"}>
              {isSample ? "Ask us" : course.available ? "Enroll Now" : "Ask for the next date"}
            </ButtonLink>
            {booking && !isSample && (
              <ButtonLink look="outline" to={booking.to}>
                {booking.label}
              </ButtonLink>
            )}
            <ContactPair service="driving-school" chatText={`Hello, I have a question about the course ${title}.`} />
          </ActionGroup>
          <section className="mt-8" aria-labelledby="course-features">
            <h2 id="course-features">What's included</h2>
            <CheckedList items={course.features} />
          </section>
        </div>
        <section className="mt-4" aria-labelledby="course-facts">
          <h2 id="course-facts">Course and car</h2>
          <DescriptionList
            values={[
              ["Car", `${course.make} ${course.model}, ${course.year}`],
              ["Fuel", course.fuelType],
              ["Seats", String(course.seats)],
              ["Driving practice", course.mileage],
              ...(rating ? [["Rating", rating] as const] : []),
            ]}
          />
        </section>
      </div>
      {!isSample && form}
    </>
  );
}
