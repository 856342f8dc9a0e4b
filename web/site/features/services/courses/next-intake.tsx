import { useEffect, useState } from "react";
import type { Course } from "#contract/services/course.ts";
import { paths } from "#web/lib/page/paths.ts";
import { formatDayAndTime } from "#web/site/lib/format/appointment-times.ts";

/** Returns the next intake of a course. A page that a cache or the phone kept may name one that has begun. */
function useNextIntake({ next_intake: intake }: Course) {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => setHasBegun(Date.parse(intake?.start ?? "") < Date.now()), [intake?.start]);
  return hasBegun ? undefined : intake;
}

/** When the next intake of a course begins, with its free seats. Empty for a course of single lessons. */
export function NextIntake({ course, className }: { course: Course; className?: string }) {
  const intake = useNextIntake(course);
  if (!intake || !course.available) return null;
  const { start, seats, seats_left } = intake;
  const free = seats_left > 0 ? `${seats_left} of ${seats} ${seats === 1 ? "seat" : "seats"} left` : "full";
  return <p className={className}>{`Next course starts ${formatDayAndTime(start)} · ${free}`}</p>;
}

/** Returns the way to book a course: a seat of an intake, or a lesson. Undefined if nothing can be booked. */
export function useCourseBooking(course: Course): { label: string; to: string } | undefined {
  const intake = useNextIntake(course);
  const to = paths.book("lesson", course.id);
  if (!course.available) return undefined;
  if (!course.intakes?.length) return { label: "Book a lesson", to };
  return intake && intake.seats_left > 0 ? { label: "Book a seat", to } : undefined;
}
