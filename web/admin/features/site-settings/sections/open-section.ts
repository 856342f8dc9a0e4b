import { sectionElementId } from "./settings-sections.ts";

/** Scrolls to a section and focuses its first invalid field, or the section itself. */
export function openSection(id: string): void {
  const section = document.getElementById(sectionElementId(id));
  if (!section) return;
  const invalid = section.querySelector<HTMLElement>("[aria-invalid=true]");
  section.tabIndex = -1;
  section.scrollIntoView();
  (invalid ?? section).focus({ preventScroll: !invalid });
}
