import { type ServiceSlug, services } from "#contract/services/services.ts";
import type { ServiceDetails } from "#contract/site/site-details.ts";
import { Button } from "#web/ui/button.tsx";
import { claimFields, contactFields } from "./settings-field-descriptors.ts";
import { SettingsFields, SettingsList, SettingsSection } from "./settings-fields.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

const emptyContacts: ServiceDetails = { phone: null, whatsapp: null, email: null, claims: [] };

interface ServiceSettingsProps {
  settings: SettingsForm;
  service: ServiceSlug;
}

/** The contacts and claims of one service, if it does not use those of the business. */
export function ServiceSettings({ settings, service }: ServiceSettingsProps) {
  const { form, details, isSaving } = settings;
  const { [service]: own, ...others } = details.services;
  const path = `services.${service}` as const;
  const label = services.find(({ slug }) => slug === service)?.label ?? service;
  if (!own) {
    return (
      <SettingsSection title={label}>
        <p>This service uses the contacts of the business.</p>
        <Button
          look="outline"
          className="justify-self-start"
          busy={isSaving}
          onClick={() => form.setValue(path, emptyContacts)}
        >
          Use separate contacts
        </Button>
      </SettingsSection>
    );
  }
  return (
    <>
      <SettingsSection title={label}>
        <SettingsFields settings={settings} parentPath={path} fields={contactFields} />
      </SettingsSection>
      {service !== "general" && (
        <SettingsSection title="Claims">
          <p className="text-ink2">
            {service === "real-estate"
              ? "If the list is empty, the page shows the claims of the business."
              : "If the list is empty, the pages show no claims."}
          </p>
          <SettingsList
            settings={settings}
            parentPath={`${path}.claims`}
            fields={claimFields}
            singular="claim"
            max={6}
          />
        </SettingsSection>
      )}
      <Button
        look="quiet"
        className="justify-self-start"
        busy={isSaving}
        onClick={() => {
          form.setValue("services", others);
          form.clearErrors(path);
        }}
      >
        Use the business contacts
      </Button>
    </>
  );
}
