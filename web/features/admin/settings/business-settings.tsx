import { areClaimsShown } from "#contract/site/visible-site.ts";
import { ExchangeRateSetting } from "./exchange-rate-setting.tsx";
import {
  businessFields,
  claimFields,
  hoursFields,
  listingRuleFields,
  personFields,
  socialFields,
} from "./settings-field-descriptors.ts";
import { SettingsFields, SettingsList, SettingsSection } from "./settings-fields.tsx";
import { SettingsSwitch } from "./settings-switch.tsx";
import { SettingsWeek } from "./settings-week.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

export function BusinessSettings({ settings }: { settings: SettingsForm }) {
  const { shown } = settings.details;
  return (
    <>
      <SettingsSection title="The business">
        <SettingsFields settings={settings} parentPath="" fields={businessFields} />
        <SettingsSwitch
          settings={settings}
          name="sample_contacts"
          checked={shown.sample_contacts}
          label="Show the sample contacts"
          hint="The phone numbers, the email and the address that came with the site. Your own are always shown."
        />
      </SettingsSection>
      <SettingsSection title="Opening times">
        <SettingsList settings={settings} parentPath="hours" fields={hoursFields} singular="opening time" max={7} />
        <SettingsWeek settings={settings} />
      </SettingsSection>
      <SettingsSection title="Prices in Liberian dollars">
        <ExchangeRateSetting settings={settings} />
      </SettingsSection>
      <SettingsSection title="Confirmation of listings">
        <SettingsFields settings={settings} parentPath="listing_rules" fields={listingRuleFields} />
      </SettingsSection>
      <SettingsSection title="Social links">
        <SettingsList settings={settings} parentPath="social" fields={socialFields} singular="link" max={8} />
      </SettingsSection>
      <SettingsSection title="Claims">
        <SettingsSwitch
          settings={settings}
          name="claims"
          checked={areClaimsShown(settings.details)}
          label="Show these claims"
          hint="Visitors read them as facts. The claims that came with the site are hidden until you change or confirm them."
        />
        <SettingsList settings={settings} parentPath="claims" fields={claimFields} singular="claim" max={6} />
      </SettingsSection>
      <SettingsSection title="Ratings">
        <SettingsSwitch
          settings={settings}
          name="ratings"
          checked={shown.ratings}
          label="Show the ratings of doctors and courses"
          hint="Show them only if customers gave them."
        />
      </SettingsSection>
      <SettingsSection title="Team">
        <SettingsSwitch
          settings={settings}
          name="sample_team"
          checked={shown.sample_team}
          label="Show sample people while the list is empty"
          hint="Each of them is marked as a sample on the about page."
        />
        <SettingsList settings={settings} parentPath="team" fields={personFields} singular="person" max={24} />
      </SettingsSection>
    </>
  );
}
