import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** Returns a person with everything that the page shows. */
export function usePerson(id: string) {
  const { data, error, mutate } = useEndpointData(endpointKey("GET /people/:id", { params: { id } }), freshSwrConfig);
  return { person: data?.data.person, error, reload: () => void mutate() };
}
