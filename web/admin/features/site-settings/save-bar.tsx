import { services } from "#contract/services/services.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { openSection } from "./sections/open-section.ts";
import { sectionState } from "./sections/section-state.ts";
import { getSections } from "./sections/settings-sections.ts";
import { invalidServices } from "./settings-problems.ts";
import type { SettingsForm } from "./use-settings-form.ts";

/** It stays in view while there are changes or it has the focus, on a phone above the bottom bar. */
const barClass = classNames(
  "save-bar group -mx-(--gutter) flex flex-wrap items-center gap-2 px-(--gutter) py-2",
  "[&:is([data-changed],:focus-within)]:sticky [&:is([data-changed],:focus-within)]:z-4",
  "bottom-[calc(60px+env(safe-area-inset-bottom))] lg:bottom-0 [&:is([data-changed],:focus-within)]:border-t",
  "border-line bg-paper max-lg:[&:is([data-changed],:focus-within)]:bg-raise lg:mx-0 lg:flex-nowrap lg:px-0 lg:py-3",
);
const textClass = "min-w-0 flex-[1_0_100%] text-1 lg:basis-0";

/** Saves or discards the changes, and names the sections that need fixing. */
export function SaveBar({ settings }: { settings: SettingsForm }) {
  const { isChanged, isSaving } = settings;
  const problems = listProblems(settings);
  return (
    <div className={barClass} data-changed={isChanged || undefined}>
      {problems.length > 0 ? (
        <p className={`${textClass} font-bold text-bad`}>
          Needs fixing:
          {problems.map(({ title, open }) => (
            <Button key={title} look="quiet" className="-my-2 lg:px-2" onClick={open}>
              {title}
            </Button>
          ))}
        </p>
      ) : (
        // On a phone, the buttons show that there are changes. Screen readers still hear the text.
        <p className={classNames(textClass, "text-ink2", isChanged && "max-lg:sr-only")} role="status">
          {!isChanged && (
            <span className="text-good [&>svg]:mr-1.5 [&>svg]:inline [&>svg]:size-[16px] [&>svg]:align-[-3px]">
              <Icon name="check" />
            </span>
          )}
          <span>{isChanged ? "Not saved yet" : "Everything is saved"}</span>
        </p>
      )}
      {isChanged && (
        <Button look="quiet" className="lg:flex-none" busy={isSaving} onClick={settings.discard}>
          Discard changes
        </Button>
      )}
      <Button
        type="submit"
        className={classNames("max-lg:grow lg:flex-none", !isChanged && "max-lg:group-not-focus-within:hidden")}
        aria-disabled={isSaving || !isChanged}
      >
        {isSaving ? "Saving..." : "Save settings"}
      </Button>
    </div>
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
