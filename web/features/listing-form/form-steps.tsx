import type { MouseEvent } from "react";
import type { ListingFormSection } from "#web/features/admin-shared/listings/listing-fields.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ListingValues } from "./listing-values.ts";

interface FormStepsProps {
  sections: readonly ListingFormSection[];
  /** Returns the id of the title of a section. */
  titleId: (section: ListingFormSection) => string;
  values: ListingValues;
  hasImages: boolean;
}

/** Links to all sections of the form in their order, each with how many required fields it lacks. */
export function FormSteps({ sections, titleId, values, hasImages }: FormStepsProps) {
  return (
    <nav className="form-steps" aria-label="Sections">
      <ol>
        {sections.map((section) => {
          const id = titleId(section);
          const { required, missing } = countRequired(section, values, hasImages);
          const isDone = required > 0 && missing === 0;
          return (
            <li key={id} className={classNames(isDone && "is-done", missing > 0 && "is-missing")}>
              <a href={`#${id}`} onClick={(event) => openFormSection(event, id)}>
                <span className="step-mark">{isDone && <Icon name="check" />}</span>
                <span>{section.step}</span>
                <span className="step-state">
                  {required === 0 ? "Optional" : isDone ? "Done" : `${missing} required`}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Returns how many fields of a section are required, and how many of these are empty. The photos count as one. */
function countRequired({ fields, content }: ListingFormSection, values: ListingValues, hasImages: boolean) {
  if (content === "images") return { required: 1, missing: hasImages ? 0 : 1 };
  const required = fields.filter((field) => field.required);
  const missing = required.filter(({ name }) => !String(values.fields[name] ?? "").trim());
  return { required: required.length, missing: missing.length };
}

/** Focuses the first control of the section. The address stays, because Back should leave the screen. */
function openFormSection(event: MouseEvent, titleId: string): void {
  event.preventDefault();
  const section = document.getElementById(titleId)?.closest("section");
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>("input, select, textarea, button")?.focus({ preventScroll: true });
}
