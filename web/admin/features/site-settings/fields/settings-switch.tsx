import type { Feeds, ShownDetails } from "#contract/site/site-details.ts";
import { Switch } from "#web/admin/ui/inputs/switch.tsx";
import type { SettingsForm } from "../use-settings-form.ts";

interface SettingsSwitchProps {
  settings: SettingsForm;
  path: "owner_answers_at_once" | `shown.${keyof ShownDetails}` | `feeds.${keyof Feeds}`;
  checked: boolean;
  label: string;
  hint: string;
}

/** A switch that decides what visitors or other programs see. */
export function SettingsSwitch({ settings: { form, isSaving }, path, checked, label, hint }: SettingsSwitchProps) {
  const id = `settings-${path.replace(".", "-")}`;
  return (
    <div className="grid min-h-touch grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-2 not-first:border-t not-first:border-line">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-bold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-1 text-ink2">
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        checked={checked}
        disabled={isSaving}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => form.setValue(path, currentTarget.checked)}
      />
    </div>
  );
}
