import useSWR from "swr";
import type { Course, CourseCard } from "#contract/services/course.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { courseKey, coursesKey, firstCoursesKey } from "./service-keys.ts";

export type CourseState =
  | { state: "loading" }
  | { state: "missing" }
  /** `card`: what the page before has loaded. */
  | { state: "failed"; card: CourseCard | undefined; retry: () => void }
  | { state: "found"; course: Course; isSample: boolean };

/**
 * Reads one course. If the request fails, returns it from the list of courses, or the sample with this id. `missing` means
 * that no course has this id.
 */
export function useCourse(id: string): CourseState {
  const { data, error, mutate } = useEndpoint(courseKey(id));
  const isMissing = data === null || (error instanceof ApiError && error.status === 404);
  const hasFailed = Boolean(error && !data) && !isMissing;
  const isThis = (course: CourseCard) => course.id === id;
  const listed = useEndpoint(hasFailed ? coursesKey : null).data?.data.courses.find(isThis);
  const card = useEndpoint(hasFailed ? firstCoursesKey : null).data?.data.courses.find(isThis);
  const mayBeSample = hasFailed && id.startsWith("sample-");
  const sample = useSWR(
    mayBeSample ? `sample:course:${id}` : null,
    () =>
      import("#web/samples/courses.ts").then(({ sampleCourses }) => sampleCourses.find((one) => one.id === id) ?? null),
    { revalidateIfStale: false },
  );
  if (data) return { state: "found", course: data.data.course, isSample: false };
  if (listed) return { state: "found", course: listed, isSample: false };
  if (sample.data) return { state: "found", course: sample.data, isSample: true };
  if (mayBeSample && sample.data === undefined && !sample.error) return { state: "loading" };
  if (isMissing) return { state: "missing" };
  if (error) return { state: "failed", card, retry: () => mutate() };
  return { state: "loading" };
}
