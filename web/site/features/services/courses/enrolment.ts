import type { Course } from "#contract/services/course.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";

/** Returns the heading of the form about a course. */
export const enrolmentHeading = ({ available }: Course) =>
  available ? "Enroll in this course" : "Ask for the next date";

/** Returns what the enquiry of the form is about. */
export const courseSubject = (course: Course) => ({ course_id: course.id, label: courseTitle(course) });
