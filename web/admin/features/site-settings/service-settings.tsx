import type { ServiceSlug } from "#contract/services/services.ts";
import type { ServiceDetails } from "#contract/site/site-details.ts";
import { Button } from "#web/ui/button.tsx";
import { claimFields, contactFields } from "./fields/settings-field-descriptors.ts";
import { SettingsFields } from "./fields/settings-fields.tsx";
import { SettingsList } from "./fields/settings-list.tsx";
import { SettingsSection } from "./sections/settings-section.tsx";
import { getSections } from "./sections/settings-sections.ts";
import type { SettingsForm } from "./use-settings-form.ts";

const emptyContacts: ServiceDetails = { phone: null, whatsapp: null, email: null, claims: [] };

interface ServiceSettingsProps {
  settings: SettingsForm;
  service: ServiceSlug;
}

/** The contacts and figures of one service, if it does not use those of the business. */
export function ServiceSettings({ settings, service }: ServiceSettingsProps) {
  const { form, details, isSaving } = settings;
  const { [service]: own, ...others } = details.services;
  const path = `services.${service}` as const;
  const [contacts, figures] = getSections(service, details);
  return (
    <>
      {contacts && (
        <SettingsSection settings={settings} section={contacts} isOpenAtFirst>
          {own ? (
            <>
              <SettingsFields settings={settings} parentPath={path} fields={contactFields} />
              <Button
                look="quiet"
                className="-ml-3 justify-self-start"
                busy={isSaving}
                onClick={() => {
                  form.setValue("services", others);
                  form.clearErrors(path);
                }}
              >
                Use the business contacts
              </Button>
            </>
          ) : (
            <>
              <p>This service uses the contacts of the business.</p>
              <Button
                look="outline"
                className="justify-self-start"
                busy={isSaving}
                onClick={() => form.setValue(path, emptyContacts)}
              >
                Use separate contacts
              </Button>
            </>
          )}
        </SettingsSection>
      )}
      {figures && (
        <SettingsSection settings={settings} section={figures} isOpenAtFirst>
          <p className="text-ink2">
            {service === "real-estate"
              ? "If the list is empty, the page shows the figures of the business."
              : "If the list is empty, the pages show no figures."}
          </p>
          <SettingsList
            settings={settings}
            parentPath={`${path}.claims`}
            fields={claimFields}
            singular="figure"
            max={6}
          />
        </SettingsSection>
      )}
    </>
  );
}
