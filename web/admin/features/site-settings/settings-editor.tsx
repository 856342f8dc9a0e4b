import { useRef } from "react";
import { type ServiceSlug, services } from "#contract/services/services.ts";
import { useFocusInvalid } from "#web/admin/lib/forms/use-focus-invalid.ts";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Field, Select } from "#web/ui/form/field.tsx";
import { BusinessSettings } from "./business-settings.tsx";
import { SectionNav } from "./sections/section-nav.tsx";
import { getSections } from "./sections/settings-sections.ts";
import { useCurrentSection } from "./sections/use-current-section.ts";
import { ServiceSettings } from "./service-settings.tsx";
import { SettingsNotices } from "./settings-notices.tsx";
import { SettingsPreview } from "./settings-preview.tsx";
import { invalidServices } from "./settings-problems.ts";
import { SettingsSaveBar } from "./settings-save-bar.tsx";
import { type SettingsForm, type SettingsFormOptions, useSettingsForm } from "./use-settings-form.ts";

const formClass = classNames(
  "mt-5 grid min-w-0 items-start gap-5 lg:mt-6 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-x-11",
);
const sideClass = classNames(
  "grid min-w-0 items-start gap-5",
  "lg:sticky lg:top-4 lg:max-h-[calc(100vh-1rem)] lg:gap-3 lg:overflow-y-auto lg:pb-3",
);

/** The form for the business or for one service, with its list of sections and a preview. */
export function SettingsEditor(options: SettingsFormOptions) {
  const settings = useSettingsForm(options);
  const { service, submitCount, details } = settings;
  const formElement = useRef<HTMLFormElement>(null);
  const isWide = useIsWide();
  useFocusInvalid(formElement, submitCount);
  const sections = getSections(service, details);
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <form ref={formElement} noValidate className={formClass} onSubmit={settings.save}>
      <div className={sideClass}>
        <ServiceSelect settings={settings} />
        {isWide && (
          <>
            <SectionNav settings={settings} sections={sections} current={current} />
            <SettingsPreview details={details} service={service} section={current} />
          </>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 items-start gap-5">
        <SettingsNotices settings={settings} />
        <div>
          {service ? (
            <ServiceSettings key={service} settings={settings} service={service} />
          ) : (
            <BusinessSettings settings={settings} />
          )}
        </div>
        <SettingsSaveBar settings={settings} />
        {!isWide && <SettingsPreview details={details} service={service} />}
      </div>
    </form>
  );
}

function ServiceSelect({ settings: { service, errors, setService } }: { settings: SettingsForm }) {
  const invalid = invalidServices(errors);
  const optionLabel = (slug: ServiceSlug | undefined, label: string) =>
    invalid.includes(slug) ? `${label} (needs fixing)` : label;
  return (
    <Field id="settings-for" label="Settings for" className="lg:[&>label]:sr-only">
      <Select
        id="settings-for"
        className="*:text-[length:min(var(--text-2),8vw)]"
        value={service ?? ""}
        onChange={({ currentTarget }) => setService((currentTarget.value || undefined) as ServiceSlug | undefined)}
      >
        <option value="">{optionLabel(undefined, "The whole business")}</option>
        {services.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {optionLabel(slug, label)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
