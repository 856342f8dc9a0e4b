import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { FailedBlock } from "#web/admin/ui/failed-state.tsx";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { AlertChoices } from "./alert-choices.tsx";
import { DeviceList } from "./device-list.tsx";
import { ThisDeviceSetting } from "./this-device-setting.tsx";

/** The alerts of a colleague: devices, services and hours, and why the last alert reached no device. */
export function AlertSettingsPanel() {
  const { data, error, mutate } = useEndpointData(endpointKey("GET /alerts"), freshSwrConfig);
  if (!data) {
    if (error === undefined) return <SkeletonBar className="h-64" />;
    return <FailedBlock title="Your alerts could not be loaded" error={error} onRetry={() => mutate()} />;
  }
  return (
    <div className="grid gap-5">
      {data.problem && (
        <Notice tone="warn" icon="warn" title={data.problem}>
          <p>{data.mail ? "You get emails instead." : "Nothing else tells you of new enquiries."}</p>
        </Notice>
      )}
      <div>
        <ThisDeviceSetting settings={data} onChange={() => mutate()} />
        {data.devices.length === 0 && data.mail && (
          <p className="mt-2 text-1 text-ink2">Without a device, alerts come by email.</p>
        )}
      </div>
      {data.devices.length > 0 && <DeviceList devices={data.devices} onChange={() => mutate()} />}
      <AlertChoices settings={data} onSaved={(saved) => mutate(saved, { revalidate: false })} />
    </div>
  );
}
