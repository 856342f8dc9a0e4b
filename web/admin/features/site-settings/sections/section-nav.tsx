import { classNames } from "#web/lib/page/class-names.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { openSection } from "./open-section.ts";
import { sectionState } from "./section-state.ts";
import { SectionStateText } from "./section-state-text.tsx";
import { type SettingsSectionInfo, sectionElementId } from "./settings-sections.ts";

interface SectionNavProps {
  settings: SettingsForm;
  sections: readonly SettingsSectionInfo[];
  /** The id of the section that is in view. */
  current: string | undefined;
}

/** Links to the sections, with the current one marked, and which ones are changed or need fixing. */
export function SectionNav({ settings, sections, current }: SectionNavProps) {
  return (
    <nav aria-label="Sections">
      <ul>
        {sections.map((section) => {
          const isCurrent = section.id === current;
          return (
            <li key={section.id}>
              <a
                href={`#${sectionElementId(section.id)}`}
                className={classNames(
                  "flex min-h-8 items-center justify-between gap-2 border-l-3 px-3 py-0.5 leading-[1.3]",
                  "pointer-coarse:min-h-touch",
                  isCurrent ? "border-ocean font-bold text-ocean" : "border-line text-ink",
                )}
                aria-current={isCurrent ? "true" : undefined}
                onClick={(event) => {
                  // The address stays, because Back should leave the screen.
                  event.preventDefault();
                  openSection(section.id);
                }}
              >
                <span>{section.title}</span>
                <SectionStateText state={sectionState(settings, section)} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
