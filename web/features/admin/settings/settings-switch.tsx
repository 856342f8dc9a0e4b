import type { ShownDetails } from "#contract/site/site-details.ts";
import type { SettingsForm } from "./use-settings-form.ts";

interface SettingsSwitchProps {
  settings: SettingsForm;
  name: keyof ShownDetails;
  checked: boolean;
  label: string;
  hint: string;
}

/** A checkbox that decides whether visitors see something. */
export function SettingsSwitch({ settings: { form, isSaving }, name, checked, label, hint }: SettingsSwitchProps) {
  const id = `settings-shown-${name}`;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
        <input
          id={id}
          type="checkbox"
          className="size-5 flex-none accent-(--ocean)"
          checked={checked}
          disabled={isSaving}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => form.setValue(`shown.${name}`, currentTarget.checked)}
        />
        {label}
      </label>
      <p id={`${id}-hint`} className="text-1 text-ink2">
        {hint}
      </p>
    </div>
  );
}
