import { type ReactNode, useState } from "react";
import { useIsWide } from "#web/ui/admin/use-is-wide.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { sectionState, sectionStateTexts } from "./section-state.ts";
import { type SettingsSectionInfo, sectionElementId } from "./settings-sections.ts";

interface SettingsSectionProps {
  settings: SettingsForm;
  section: SettingsSectionInfo;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A section of the form. On a phone it is a line with its values, which opens it; with a problem it is always open. */
export function SettingsSection({ settings, section, isOpenAtFirst = false, children }: SettingsSectionProps) {
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const state = sectionState(settings, section);
  const isShown = isWide || isOpen || state === "invalid";
  const elementId = sectionElementId(section.id);
  const title = <span id={`${elementId}-title`}>{section.title}</span>;
  return (
    <fieldset id={elementId} className="settings-section" aria-labelledby={`${elementId}-title`}>
      <h2>
        {isWide ? (
          title
        ) : (
          <button
            type="button"
            className="fold section-toggle"
            aria-expanded={isShown}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className="min-w-0 flex-1">
              {title}
              {!isShown && <span className="section-summary">{section.summary(settings.details)}</span>}
            </span>
            <span className="section-state" data-state={state}>
              {sectionStateTexts[state]}
            </span>
          </button>
        )}
      </h2>
      <div hidden={!isShown}>
        <div className="section-body">{children}</div>
      </div>
    </fieldset>
  );
}
