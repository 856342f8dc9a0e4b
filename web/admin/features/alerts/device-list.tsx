import { useState } from "react";
import type { AlertDevice } from "#contract/alerts/alert-settings.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { formatAge } from "#web/lib/format/format-age.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";

interface DeviceListProps {
  devices: readonly AlertDevice[];
  onChange: () => Promise<unknown>;
}

/** The phones and computers that ring. */
export function DeviceList({ devices, onChange }: DeviceListProps) {
  const [removing, setRemoving] = useState<string>();
  const remove = async (id: string) => {
    setRemoving(id);
    await apiSend("DELETE /alerts/devices", { body: { id } }).catch((error: unknown) =>
      showToast({ tone: "bad", title: "The device was not removed", text: errorText(error) }),
    );
    await onChange();
    setRemoving(undefined);
  };
  return (
    <ul>
      {devices.map(({ id, name, created_at, reached_at, last_error }) => (
        <li key={id} className="flex items-center justify-between gap-2 border-t border-line py-3 first:border-0">
          <div className="min-w-0">
            <p className="font-bold wrap-anywhere">{name}</p>
            <p className={last_error ? "text-1 text-bad" : "text-1 text-ink2"}>
              {last_error ?? describeReach(created_at, reached_at)}
            </p>
          </div>
          <Button
            look="quiet"
            className="-mr-3 flex-none"
            busy={removing === id}
            aria-label={`Remove ${name}`}
            onClick={() => remove(id)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

const describeReach = (createdAt: string, reachedAt: string | null) =>
  reachedAt
    ? `Last alert ${formatAge(Date.now() - Date.parse(reachedAt))}`
    : `Added ${formatAge(Date.now() - Date.parse(createdAt))}, no alert yet`;
