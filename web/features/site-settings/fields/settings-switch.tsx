import type { ShownDetails } from "#contract/site/site-details.ts";
import type { SettingsForm } from "../use-settings-form.ts";

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
    <div className="switch-row">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-bold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-1 text-ink2">
          {hint}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        className="switch"
        checked={checked}
        disabled={isSaving}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => form.setValue(`shown.${name}`, currentTarget.checked)}
      />
    </div>
  );
}
