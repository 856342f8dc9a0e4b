import { useRef } from "react";
import { type ServiceSlug, services } from "#contract/services/services.ts";
import { useFocusInvalid } from "#web/features/admin/forms/use-focus-invalid.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { BusinessSettings } from "./business-settings.tsx";
import { ServiceSettings } from "./service-settings.tsx";
import { SettingsNotices } from "./settings-notices.tsx";
import { SettingsPreview } from "./settings-preview.tsx";
import { invalidServices } from "./settings-problems.ts";
import { type SettingsFormOptions, useSettingsForm } from "./use-settings-form.ts";

/** The form for the business or for one service, beside a preview. */
export function SettingsEditor(options: SettingsFormOptions) {
  const settings = useSettingsForm(options);
  const { service, errors, submitCount, isSaving, isChanged } = settings;
  const formElement = useRef<HTMLFormElement>(null);
  useFocusInvalid(formElement, submitCount);
  const invalid = invalidServices(errors);
  const optionLabel = (slug: ServiceSlug | undefined, label: string) =>
    invalid.includes(slug) ? `${label} (needs fixing)` : label;
  return (
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <form ref={formElement} noValidate className="grid min-w-0 gap-8" onSubmit={settings.save}>
        <SettingsNotices settings={settings} />
        <Field id="settings-for" label="Settings for" className="sm:w-72">
          <Select
            id="settings-for"
            value={service ?? ""}
            onChange={({ currentTarget }) =>
              settings.setService((currentTarget.value || undefined) as ServiceSlug | undefined)
            }
          >
            <option value="">{optionLabel(undefined, "The whole business")}</option>
            {services.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {optionLabel(slug, label)}
              </option>
            ))}
          </Select>
        </Field>
        {service ? (
          <ServiceSettings key={service} settings={settings} service={service} />
        ) : (
          <BusinessSettings settings={settings} />
        )}
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button type="submit" aria-disabled={isSaving || !isChanged}>
            {isSaving ? "Saving..." : "Save settings"}
          </Button>
          {isChanged && (
            <Button look="quiet" busy={isSaving} onClick={settings.discard}>
              Discard changes
            </Button>
          )}
        </div>
      </form>
      <div className="lg:sticky lg:top-8">
        <SettingsPreview details={settings.details} service={service} />
      </div>
    </div>
  );
}
