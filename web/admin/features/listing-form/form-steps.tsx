import type { MouseEvent } from "react";
import type { ListingFormSection } from "#web/admin/features/shared/listings/listing-fields.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ListingValues } from "./listing-values.ts";

/** A phone scrolls the row, to the edges of the screen and with space for the outline of the focus. */
const listClass = classNames(
  "-mx-(--bleed) -my-1.5 grid grid-cols-[repeat(8,minmax(5rem,1fr))] overflow-x-auto px-(--bleed) py-1.5",
  "lg:m-0 lg:max-w-[63rem] lg:grid-cols-8 lg:overflow-visible lg:p-0",
);
/** With a line to the next mark. */
const stepClass =
  "relative before:absolute before:top-[9px] before:right-[6px] before:left-[26px] before:border-t-2 before:border-line last:before:hidden";
const markClass = "mb-1.5 grid size-[20px] place-items-center rounded-full border-2 [&>svg]:size-[14px]";

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
    // The edit dialog has no room for them.
    <nav className="in-[dialog]:hidden" aria-label="Sections">
      <ol className={listClass}>
        {sections.map((section) => {
          const id = titleId(section);
          const { required, missing } = countRequired(section, values, hasImages);
          const isDone = required > 0 && missing === 0;
          return (
            <li key={id} className={stepClass}>
              <a
                href={`#${id}`}
                className="block rounded-s text-1/[1.4] font-bold text-ink"
                onClick={(event) => openFormSection(event, id)}
              >
                <span className={classNames(markClass, isDone ? "border-good bg-good text-paper" : "border-edge")}>
                  {isDone && <Icon name="check" />}
                </span>
                <span>{section.step}</span>
                <span
                  className={classNames(
                    "block font-normal whitespace-nowrap",
                    isDone ? "text-good" : missing === 0 && "text-ink2",
                  )}
                >
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
