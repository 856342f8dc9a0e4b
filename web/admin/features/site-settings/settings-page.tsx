import { useState } from "react";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { SettingsEditor } from "./settings-editor.tsx";
import { useSettingsDraft } from "./use-settings-draft.ts";
import { freshSettingsKey } from "./use-settings-form.ts";

/** The settings of the business and its services. */
export function SettingsPage() {
  const [key] = useState(freshSettingsKey);
  const { data, error, mutate } = useEndpointData(key);
  const draft = useSettingsDraft();
  const initial = draft.restored?.opened ?? data?.data;
  return (
    <div className={screenClass}>
      <PageHead title="Settings" lead="What visitors read about the business. Changes are visible within a minute." />
      {error !== undefined && !initial && (
        <FailedState title="The settings could not be loaded" error={error} onRetry={() => mutate()} />
      )}
      {!initial && error === undefined && <SkeletonBar className="mt-4 h-96" />}
      {initial && (
        <SettingsEditor
          initial={initial}
          latest={data?.data}
          setLatest={(response) => mutate(response, { revalidate: false })}
          draft={draft}
        />
      )}
    </div>
  );
}
