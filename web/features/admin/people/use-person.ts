import { peopleEndpoints } from "#contract/http/endpoints/people-endpoints.ts";
import { freshSwrConfig } from "#web/features/admin/shared/swr-configs.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpointData } from "#web/lib/api/use-endpoint-data.ts";

/** Returns a person with everything that the page shows. */
export function usePerson(id: string) {
  const { data, error, mutate } = useEndpointData(
    endpointKey(peopleEndpoints.getPerson, { params: { id } }),
    freshSwrConfig,
  );
  return { person: data?.data.person, error, reload: () => void mutate() };
}
