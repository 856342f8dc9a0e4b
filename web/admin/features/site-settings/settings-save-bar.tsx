import { services } from "#contract/services/services.ts";
import { SaveBar } from "#web/admin/ui/saving/save-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { openSection } from "./sections/open-section.ts";
import { sectionState } from "./sections/section-state.ts";
import { getSections } from "./sections/settings-sections.ts";
import { invalidServices } from "./settings-problems.ts";
import type { SettingsForm } from "./use-settings-form.ts";

/** Saves or discards the changes, and names the sections that need fixing. */
export function SettingsSaveBar({ settings }: { settings: SettingsForm }) {
  const { isChanged, isSaving, discard } = settings;
  const problems = listProblems(settings);
  const problem = problems.length > 0 && (
    <>
      Needs fixing:
      {problems.map(({ title, open }) => (
        <Button key={title} look="quiet" className="-my-2 lg:px-2" onClick={open}>
          {title}
        </Button>
      ))}
    </>
  );
  return (
    <SaveBar isChanged={isChanged} isSaving={isSaving} label="Save settings" onDiscard={discard} problem={problem} />
  );
}

/** Returns the invalid sections of the shown part of the settings, and the other parts with invalid fields. */
function listProblems(settings: SettingsForm) {
  const { service, details, errors } = settings;
  const shown = getSections(service, details)
    .filter((section) => sectionState(settings, section) === "invalid")
    .map(({ id, title }) => ({ title, open: () => openSection(id) }));
  const elsewhere = invalidServices(errors)
    .filter((slug) => slug !== service)
    .map((slug) => ({
      title: services.find((other) => other.slug === slug)?.label ?? "The whole business",
      open: () => settings.setService(slug),
    }));
  return [...shown, ...elsewhere];
}
