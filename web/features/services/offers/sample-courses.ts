import type { Course } from "#contract/course.ts";
import { sampleDrivingCourses } from "#web/samples/driving-courses.ts";

/** The sample courses in the API's shape, which is theirs. */
export const sampleCourses: readonly Course[] = sampleDrivingCourses;
