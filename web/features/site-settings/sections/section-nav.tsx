import type { SettingsForm } from "../use-settings-form.ts";
import { openSection } from "./open-section.ts";
import { sectionState, sectionStateTexts } from "./section-state.ts";
import { type SettingsSectionInfo, sectionElementId } from "./settings-sections.ts";
import { useCurrentSection } from "./use-current-section.ts";

interface SectionNavProps {
  settings: SettingsForm;
  sections: readonly SettingsSectionInfo[];
}

/** Links to the sections, with the current one marked, and which ones are changed or need fixing. */
export function SectionNav({ settings, sections }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav aria-label="Sections">
      <ul>
        {sections.map((section) => {
          const state = sectionState(settings, section);
          return (
            <li key={section.id}>
              <a
                href={`#${sectionElementId(section.id)}`}
                className="section-link"
                aria-current={section.id === current ? "true" : undefined}
                onClick={(event) => {
                  // The address stays, because Back should leave the screen.
                  event.preventDefault();
                  openSection(section.id);
                }}
              >
                <span>{section.title}</span>
                <span className="section-state" data-state={state}>
                  {sectionStateTexts[state]}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
