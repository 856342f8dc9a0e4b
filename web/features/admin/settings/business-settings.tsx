import { businessFields, claimFields, hoursFields, personFields, socialFields } from "./settings-field-descriptors.ts";
import { SettingsFields, SettingsList, SettingsSection } from "./settings-fields.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

export function BusinessSettings({ settings }: { settings: SettingsForm }) {
  return (
    <>
      <SettingsSection title="The business">
        <SettingsFields settings={settings} parentPath="" fields={businessFields} />
      </SettingsSection>
      <SettingsSection title="Opening times">
        <SettingsList settings={settings} parentPath="hours" fields={hoursFields} singular="opening time" max={7} />
      </SettingsSection>
      <SettingsSection title="Social links">
        <SettingsList settings={settings} parentPath="social" fields={socialFields} singular="link" max={8} />
      </SettingsSection>
      <SettingsSection title="Claims">
        <SettingsList settings={settings} parentPath="claims" fields={claimFields} singular="claim" max={6} />
      </SettingsSection>
      <SettingsSection title="Team">
        <p className="text-ink2">If the list is empty, the about page shows sample people, marked as samples.</p>
        <SettingsList settings={settings} parentPath="team" fields={personFields} singular="person" max={24} />
      </SettingsSection>
    </>
  );
}
