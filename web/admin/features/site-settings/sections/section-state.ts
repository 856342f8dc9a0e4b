import { isSameJson } from "../rebase-settings.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { type SettingsSectionInfo, valueAt } from "./settings-sections.ts";

/** The state of a section in the list of sections. */
export type SectionState = "invalid" | "changed" | "saved";

export const sectionStateTexts: Record<SectionState, string> = {
  invalid: "Needs fixing",
  changed: "Changed",
  saved: "",
};

export function sectionState({ errors, details, opened }: SettingsForm, section: SettingsSectionInfo): SectionState {
  if (section.paths.some((path) => valueAt(errors, path) !== undefined)) return "invalid";
  const isSaved = section.paths.every((path) => isSameJson(valueAt(details, path), valueAt(opened.site, path)));
  return isSaved ? "saved" : "changed";
}
