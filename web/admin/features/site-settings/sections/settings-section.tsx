import { type ReactNode, useState } from "react";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { sectionState } from "./section-state.ts";
import { SectionStateText } from "./section-state-text.tsx";
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
    <fieldset
      id={elementId}
      className="min-w-0 border-t border-line last:border-b lg:scroll-mt-6 lg:last:border-b-0"
      aria-labelledby={`${elementId}-title`}
    >
      <h2 className="text-3/[1.2] lg:py-4">
        {isWide ? (
          title
        ) : (
          <button
            type="button"
            className="fold min-h-15 w-full py-2"
            aria-expanded={isShown}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className="min-w-0 flex-1">
              {title}
              {!isShown && (
                <span className="line-clamp-2 font-sans text-1 font-normal tracking-[normal] text-ink2">
                  {section.summary(settings.details)}
                </span>
              )}
            </span>
            <SectionStateText state={state} />
          </button>
        )}
      </h2>
      <div hidden={!isShown}>
        <div className="grid gap-4 pb-6 lg:pb-8">{children}</div>
      </div>
    </fieldset>
  );
}
