import useSWR from "swr";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";

/** When samples stand in: when the service cannot be reached, or also when nothing is entered yet (ruling 9). */
export type SampleFallback = "on-failure" | "when-none";

export interface ServiceItems<Item> {
  /** Undefined while it is not known. */
  items: readonly Item[] | undefined;
  areSamples: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface Source<Answer, Item> {
  key: string;
  read: (answer: Answer) => readonly Item[];
  loadSamples: () => Promise<readonly Item[]>;
}

/** Courses or professionals: the real ones, or the samples, whose code comes only when they are needed. */
export function useServiceItems<Answer, Item>(
  source: Source<Answer, Item>,
  standIn: SampleFallback,
): ServiceItems<Item> {
  const { data, error, mutate } = useEndpoint<Answer>(source.key);
  const real = data && source.read(data);
  const hasFailed = Boolean(error) && !real;
  const areSamples = hasFailed || (standIn === "when-none" && real?.length === 0);
  const samples = useSWR(areSamples ? `sample:${source.key}` : null, source.loadSamples, { revalidateIfStale: false });
  return { items: areSamples ? samples.data : real, areSamples, hasFailed, retry: () => mutate() };
}
