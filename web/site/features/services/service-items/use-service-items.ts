import useSWR from "swr";
import type { Course } from "#contract/services/course.ts";
import type { Professional, ProfessionalCard } from "#contract/services/professional.ts";
import type { EndpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { coursesKey, firstCoursesKey, firstProfessionalsKey, professionalsKey } from "./service-keys.ts";

export interface ServiceItems<Item> {
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  areSamples: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** When samples are shown: if the API cannot be reached, or also if it has no items yet. */
type SampleFallback = "on-failure" | "when-none";
type LoadSamples<Item> = () => Promise<readonly Item[]>;

const loadSampleCourses: LoadSamples<Course> = async () => (await import("#web/samples/courses.ts")).sampleCourses;
const loadSampleProfessionals: LoadSamples<Professional> = async () =>
  (await import("#web/samples/professionals.ts")).sampleProfessionals;

/** Reads all courses, in the order that the admins have set. */
export const useCourses = () =>
  useServiceItems(coursesKey, ({ data }) => data.courses, loadSampleCourses, "on-failure");

/** Reads the cards of the first available courses. */
export const useFirstCourses = () =>
  useServiceItems(firstCoursesKey, ({ data }) => data.courses, loadSampleCourses, "when-none");

/** Reads all professionals, in the order that the admins have set. */
export const useProfessionals = (fallback: SampleFallback = "on-failure") =>
  useServiceItems(professionalsKey, ({ data }) => data.professionals, loadSampleProfessionals, fallback);

/** Reads the cards of the first available professionals. */
export const useFirstProfessionals = () =>
  useServiceItems(firstProfessionalsKey, ({ data }) => data.professionals, loadSampleProfessionals, "when-none");

/** Returns the card of a professional that the page before has loaded; undefined if it has not, or if `id` is empty. */
export function useProfessionalCard(id: string): ProfessionalCard | undefined {
  const { data } = useEndpoint(id ? firstProfessionalsKey : null);
  return data?.data.professionals.find((professional) => professional.id === id);
}

/** Reads a list from the API, or loads the samples when they are needed. */
function useServiceItems<Data, Item>(
  key: EndpointKey<Data>,
  readItems: (data: Data) => readonly Item[],
  loadSamples: LoadSamples<Item>,
  fallback: SampleFallback,
): ServiceItems<Item> {
  const { data, error, mutate } = useEndpoint(key);
  const stored = data && readItems(data);
  const hasFailed = Boolean(error) && !stored;
  const areSamples = hasFailed || (fallback === "when-none" && stored?.length === 0);
  const samples = useSWR(areSamples ? `sample:${key}` : null, loadSamples, { revalidateIfStale: false });
  return { items: areSamples ? samples.data : stored, areSamples, hasFailed, retry: () => mutate() };
}
