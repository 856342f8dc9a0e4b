import { services } from "#contract/services/services.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { openSection } from "./sections/open-section.ts";
import { sectionState } from "./sections/section-state.ts";
import { sectionsOf } from "./sections/settings-sections.ts";
import { invalidServices } from "./settings-problems.ts";
import type { SettingsForm } from "./use-settings-form.ts";

/** Saves or discards the changes, and names the sections that need fixing. It stays in view; on a phone only while there are changes. */
export function SaveBar({ settings }: { settings: SettingsForm }) {
  const { isChanged, isSaving } = settings;
  const problems = listProblems(settings);
  return (
    <div className="save-bar" data-changed={isChanged || undefined}>
      {problems.length > 0 ? (
        <p className="save-bar-text font-bold text-bad">
          Needs fixing:
          {problems.map(({ title, open }) => (
            <Button key={title} look="quiet" className="-my-2" onClick={open}>
              {title}
            </Button>
          ))}
        </p>
      ) : (
        <p className="save-bar-text text-ink2" role="status">
          {!isChanged && (
            <span className="text-good">
              <Icon name="check" />
            </span>
          )}
          <span>{isChanged ? "Not saved yet" : "Everything is saved"}</span>
        </p>
      )}
      {isChanged && (
        <Button look="quiet" busy={isSaving} onClick={settings.discard}>
          Discard changes
        </Button>
      )}
      <Button type="submit" aria-disabled={isSaving || !isChanged}>
        {isSaving ? "Saving..." : "Save settings"}
      </Button>
    </div>
  );
}

/** Returns the invalid sections of the shown part of the settings, and the other parts with invalid fields. */
function listProblems(settings: SettingsForm) {
  const { service, details, errors } = settings;
  const shown = sectionsOf(service, details)
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
