import type { Course, CourseCard } from "#contract/services/course.ts";
import { coursesKey, firstCoursesKey } from "./service-keys.ts";
import { type ServiceItems, useServiceItems } from "./use-service-items.ts";

const loadSamples = () => import("./sample-courses.ts").then((module) => module.sampleCourses);
const read = <Item>(answer: { data: { courses: Item[] } }) => answer.data.courses;

/** All driving courses, in the staff's order; samples on failure only (ruling 9). */
export function useCourses(): ServiceItems<Course> {
  return useServiceItems({ key: coursesKey, read: read<Course>, loadSamples }, "on-failure");
}

/** The first available ones, as cards; samples also while there are none. */
export function useFirstCourses(): ServiceItems<CourseCard> {
  return useServiceItems({ key: firstCoursesKey, read: read<CourseCard>, loadSamples }, "when-none");
}
