import type { Course } from "#contract/services/course.ts";
import { sampleCourseRecords } from "#web/samples/courses.ts";

/** The sample courses in the API's shape, which is theirs. */
export const sampleCourses: readonly Course[] = sampleCourseRecords;
