import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { TellingLine } from "./telling-line.tsx";

/** Who does not know yet that a colleague moved or cancelled the appointment. Renders nothing if all are told. */
export function PeopleToTell() {
  const { data } = useEndpointData(endpointKey("GET /appointments/to-tell"), freshSwrConfig);
  return (
    <TellingLine
      entries={data?.data.appointments ?? []}
      title="People to tell"
      label={(left) => (left > 0 ? `${formatCount(left, "person", "people")} still to tell` : "Everyone is told")}
    />
  );
}
