import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { TellingFold } from "./telling-fold.tsx";

/** The reminders that no email sends: the people are told by call or WhatsApp. Renders nothing if there are none. */
export function Reminders() {
  const { data } = useEndpointData(endpointKey("GET /appointments/to-send"), freshSwrConfig);
  return (
    <TellingFold
      entries={data?.data.appointments ?? []}
      title={(left) =>
        left > 0 ? `To send today: ${formatCount(left, "reminder")}` : "All reminders of today are sent"
      }
    />
  );
}
