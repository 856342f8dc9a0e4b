import type { ShownDetails } from "#contract/site/site-details.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { Switch } from "./switch.tsx";

interface SettingsSwitchProps {
  settings: SettingsForm;
  name: keyof ShownDetails;
  checked: boolean;
  label: string;
  hint: string;
}

/** A switch that decides whether visitors see something. */
export function SettingsSwitch({ settings: { form, isSaving }, name, checked, label, hint }: SettingsSwitchProps) {
  const id = `settings-shown-${name}`;
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
        onChange={({ currentTarget }) => form.setValue(`shown.${name}`, currentTarget.checked)}
      />
    </div>
  );
}
