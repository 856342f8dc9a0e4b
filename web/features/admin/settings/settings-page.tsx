import { type ServiceSlug, services } from "#contract/services/services.ts";
import { errorReason } from "#web/features/admin/messages.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { AccessDeniedPage } from "#web/ui/feedback/access-denied.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { type SettingsFieldDescriptor, SettingsFields, SettingsList, SettingsSection } from "./settings-fields.tsx";
import { SettingsNotices } from "./settings-notices.tsx";
import { SettingsPreview } from "./settings-preview.tsx";
import { type SettingsForm, serviceOfPath, useSettingsForm } from "./use-settings-form.ts";

const international = "With the country's code, such as +231 77 000 0000";
const business: SettingsFieldDescriptor[] = [
  { name: "name", label: "Name" },
  { name: "email", label: "Email", type: "email" },
  { name: "phone", label: "Phone", type: "tel", hint: international },
  { name: "whatsapp", label: "WhatsApp number", type: "tel", hint: international },
  { name: "address", label: "Address" },
  { name: "city", label: "City" },
  { name: "country", label: "Country" },
];
const hours: SettingsFieldDescriptor[] = [
  { name: "days", label: "Days" },
  { name: "hours", label: "Hours" },
];
const social: SettingsFieldDescriptor[] = [
  { name: "label", label: "Label" },
  { name: "url", label: "Address", type: "url", hint: "Begins with https://" },
];
const claims: SettingsFieldDescriptor[] = [
  { name: "value", label: "Figure" },
  { name: "label", label: "Label" },
];
const team: SettingsFieldDescriptor[] = [
  { name: "name", label: "Name" },
  { name: "position", label: "Position" },
  { name: "email", label: "Email", type: "email", optional: true },
  { name: "phone", label: "Phone", type: "tel", optional: true },
  { name: "description", label: "Description", type: "lines" },
];
const contacts: SettingsFieldDescriptor[] = [
  { name: "phone", label: "Phone", type: "tel", optional: true, hint: "Left empty: the business's" },
  { name: "whatsapp", label: "WhatsApp number", type: "tel", optional: true },
  { name: "email", label: "Email", type: "email", optional: true },
];
const nothing = { phone: null, whatsapp: null, email: null, claims: [] };

/** What the owner says of the business, and where they differ, of each service (ruling 1). */
export function SettingsPage() {
  const settings = useSettingsForm();
  const { details, error } = settings;
  if (isForbidden(error)) return <AccessDeniedPage />;
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4 lg:text-5">Settings</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        What visitors read about the business. They see a change within a minute.
      </p>
      {error !== undefined && !details && (
        <Message
          title="The settings could not be loaded"
          role="alert"
          actions={<Button onClick={settings.retry}>Try Again</Button>}
        >
          {errorReason(error)}
        </Message>
      )}
      {!details && error === undefined && <SkeletonBar className="mt-4 h-96" />}
      {details && (
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <SettingsEditor settings={settings} />
          <div className="lg:sticky lg:top-8">
            <SettingsPreview details={details} service={settings.service} />
          </div>
        </div>
      )}
    </div>
  );
}

function SettingsEditor({ settings }: { settings: SettingsForm }) {
  const { service, problems, isSaving, isChanged } = settings;
  const toMend = new Set(Object.keys(problems).map(serviceOfPath));
  const nameOf = (slug: ServiceSlug | undefined, label: string) =>
    toMend.has(slug) ? `${label} (to be mended)` : label;
  return (
    <form
      ref={settings.form}
      noValidate
      className="grid min-w-0 gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        settings.save();
      }}
    >
      <SettingsNotices settings={settings} />
      <Field id="settings-of" label="Settings of" className="sm:w-72">
        <Select
          id="settings-of"
          value={service ?? ""}
          onChange={({ currentTarget }) =>
            settings.setService((currentTarget.value || undefined) as ServiceSlug | undefined)
          }
        >
          <option value="">{nameOf(undefined, "The whole business")}</option>
          {services.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {nameOf(slug, label)}
            </option>
          ))}
        </Select>
      </Field>
      {service ? <ServiceSettings settings={settings} service={service} /> : <BusinessSettings settings={settings} />}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button type="submit" disabled={isSaving || !isChanged}>
          {isSaving ? "Saving..." : "Save settings"}
        </Button>
        {isChanged && (
          <Button look="quiet" disabled={isSaving} onClick={settings.discard}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  );
}

function BusinessSettings({ settings }: { settings: SettingsForm }) {
  return (
    <>
      <SettingsSection title="The business">
        <SettingsFields form={settings} at="" fields={business} />
      </SettingsSection>
      <SettingsSection title="Opening times">
        <SettingsList form={settings} at="hours" fields={hours} word="opening time" most={7} />
      </SettingsSection>
      <SettingsSection title="Social links">
        <SettingsList form={settings} at="social" fields={social} word="link" most={8} />
      </SettingsSection>
      <SettingsSection title="Claims">
        <SettingsList form={settings} at="claims" fields={claims} word="claim" most={6} />
      </SettingsSection>
      <SettingsSection title="Team">
        <p className="text-ink2">Without anybody here the about page shows samples, marked as such.</p>
        <SettingsList form={settings} at="team" fields={team} word="person" most={24} />
      </SettingsSection>
    </>
  );
}

function ServiceSettings({ settings, service }: { settings: SettingsForm; service: ServiceSlug }) {
  const at = `services.${service}`;
  const label = services.find(({ slug }) => slug === service)?.label ?? service;
  if (!settings.details?.services[service]) {
    return (
      <SettingsSection title={label}>
        <p>This service is reached at the business's own contacts.</p>
        <Button
          look="outline"
          className="justify-self-start"
          disabled={settings.isSaving}
          onClick={() => settings.change(at, nothing)}
        >
          Give it its own
        </Button>
      </SettingsSection>
    );
  }
  return (
    <>
      <SettingsSection title={label}>
        <SettingsFields form={settings} at={at} fields={contacts} />
      </SettingsSection>
      {service !== "general" && (
        <SettingsSection title="Claims">
          <p className="text-ink2">
            {service === "real-estate"
              ? "Without any here its page shows the business's."
              : "Without any here its pages show none."}
          </p>
          <SettingsList form={settings} at={`${at}.claims`} fields={claims} word="claim" most={6} />
        </SettingsSection>
      )}
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={settings.isSaving}
        onClick={() => settings.change(at, undefined)}
      >
        Use the business's again
      </Button>
    </>
  );
}
