import useSWR from "swr";
import type { Course } from "#contract/services/course.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { courseKey } from "./service-keys.ts";

export type CourseState =
  | { state: "loading" }
  | { state: "missing" }
  | { state: "failed"; retry: () => void }
  | { state: "found"; course: Course; isSample: boolean };

/** Reads one course. For the id of a sample, returns the sample. `missing` means that no course has this id. */
export function useCourse(id: string): CourseState {
  const { data, error, mutate } = useEndpoint<{ data: { course: Course } } | null>(courseKey(id));
  const isMissing = data === null || (error instanceof ApiError && error.status === 404);
  const mayBeSample = (isMissing || Boolean(error && !data)) && id.startsWith("sample-");
  const sample = useSWR(
    mayBeSample ? `sample:course:${id}` : null,
    () =>
      import("#web/samples/courses.ts").then(({ sampleCourses }) => sampleCourses.find((one) => one.id === id) ?? null),
    { revalidateIfStale: false },
  );
  if (data) return { state: "found", course: data.data.course, isSample: false };
  if (sample.data) return { state: "found", course: sample.data, isSample: true };
  if (mayBeSample && sample.data === undefined && !sample.error) return { state: "loading" };
  if (isMissing) return { state: "missing" };
  if (error) return { state: "failed", retry: () => mutate() };
  return { state: "loading" };
}
