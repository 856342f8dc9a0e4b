import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { TellingLine } from "./telling-line.tsx";

/** The reminders that no email sends: the people are told by call or WhatsApp. Renders nothing if there are none. */
export function Reminders() {
  const { data } = useEndpointData(endpointKey("GET /appointments/to-send"), freshSwrConfig);
  return (
    <TellingLine
      entries={data?.data.appointments ?? []}
      title="Reminders of today"
      label={(left) => (left > 0 ? `${formatCount(left, "reminder")} to send` : "All reminders are sent")}
    />
  );
}
