import { useState } from "react";
import { appointmentEndpoints } from "#contract/http/endpoints/appointment-endpoints.ts";
import { freshSwrConfig } from "#web/features/admin/shared/swr-configs.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { useEndpointData } from "#web/lib/api/use-endpoint-data.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { ToldList, withTold } from "../told-list.tsx";

/** The reminders that no email sends: the people are told by call or WhatsApp. Renders nothing if there are none. */
export function Reminders() {
  const { data } = useEndpointData(endpointKey(appointmentEndpoints.listToSend), freshSwrConfig);
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const entries = data?.data.appointments ?? [];
  if (entries.length === 0) return null;
  const left = entries.filter(({ id }) => !told.has(id)).length;
  const mark = async (id: string, isTold: boolean) => {
    setTold((before) => withTold(before, id, isTold));
    // A reminder that was recorded stays recorded.
    if (!isTold) return;
    try {
      await apiSend(appointmentEndpoints.noteReminder, { params: { id } });
    } catch (failure) {
      showToast({ tone: "warn", title: "Not recorded", text: errorText(failure) });
    }
  };
  return (
    <details className="mt-3 border-y border-line print:hidden">
      <summary className="fold min-h-[52px] justify-between font-bold">
        <span>{left > 0 ? `To send today: ${formatCount(left, "reminder")}` : "All reminders of today are sent"}</span>
      </summary>
      <ToldList entries={entries} told={told} setTold={(id, isTold) => void mark(id, isTold)} />
    </details>
  );
}
