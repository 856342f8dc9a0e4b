import type { ChangeEvent, ComponentProps, Ref } from "react";
import type { FieldQuestion } from "#web/admin/lib/forms/typed-number.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Field, Select } from "#web/ui/form/field.tsx";
import { findSame } from "./find-suggestions.ts";
import { FlagControl } from "./flag-control.tsx";
import type { FormField } from "./form-field.ts";
import { ListControl } from "./list-control.tsx";
import { NumberReading, readingId } from "./number-reading.tsx";
import { readNumberField } from "./read-number-field.ts";
import { SuggestInput } from "./suggest-input.tsx";
import { TapsControl } from "./taps-control.tsx";
import { YesNoControl } from "./yes-no-control.tsx";

const signClass =
  "relative block before:absolute before:top-[11px] before:left-3.5 before:text-ink2 before:content-['$']";

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FormFieldControlProps {
  /** Prefix of the element ids, unique among the forms of a screen. */
  form: string;
  field: FormField;
  value: string | boolean;
  problem?: string | undefined;
  /** True while the form is being sent. */
  readOnly?: boolean;
  /** Suggested values of a text field. Undefined for a field that never has any. */
  suggestions?: readonly string[] | undefined;
  /** What the user has to decide about a number that is clear by itself, such as an unusual price. */
  question?: FieldQuestion | undefined;
  onChange: (value: string | boolean) => void;
  onBlur?: () => void;
  ref?: Ref<TextControl>;
}

const inputs: Partial<Record<FormField["control"], ComponentProps<"input">>> = {
  phone: { type: "tel", inputMode: "tel" },
  money: { inputMode: "decimal" },
  whole: { inputMode: "numeric" },
  year: { inputMode: "numeric" },
  day: { type: "date" },
};

/** Keys for digits only could not type "120 m²". */
const anyKeys: ComponentProps<"input"> = { inputMode: "text" };

/**
 * One field, drawn from its descriptor, with its problem below it. It is controlled, so the `field` of a react-hook-form
 * `Controller` fits: `<FormFieldControl form="listing" field={descriptor} {...field} problem={fieldState.error?.message} />`.
 */
export function FormFieldControl({
  form,
  field,
  value,
  problem,
  readOnly,
  suggestions,
  question: outerQuestion,
  onChange,
  onBlur,
  ref,
}: FormFieldControlProps) {
  const { name, label, hint, required } = field;
  const id = `${form}-${name}`;
  if (field.control === "flag") {
    return (
      <FlagControl
        ref={ref as Ref<HTMLInputElement>}
        isOn={value === true}
        {...{ id, name, label, hint, readOnly, onChange, onBlur }}
      />
    );
  }
  if (field.control === "yes-no") {
    return (
      <YesNoControl
        value={String(value)}
        className={cellClass(field)}
        {...{ id, label, problem, readOnly, onChange, onBlur }}
      />
    );
  }
  if (field.control === "chips" || field.control === "times") {
    return (
      <ListControl
        ref={ref as Ref<HTMLFieldSetElement>}
        value={String(value)}
        className={cellClass(field)}
        {...{ id, field, problem, readOnly, onChange }}
      />
    );
  }
  if (field.control === "choice" && field.isTapped) {
    return (
      <TapsControl
        value={String(value)}
        options={field.first.map((option) => [option, field.labels?.[option] ?? option])}
        className={cellClass(field)}
        {...{ id, label, problem, readOnly, onChange, onBlur }}
      />
    );
  }
  const number = readNumberField(field, String(value));
  const question = number?.question ?? outerQuestion;
  const descriptions = [number && readingId(id), problem && `${id}-error`].filter(Boolean).join(" ");
  const control = {
    id,
    name,
    value: String(value),
    required,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": descriptions || undefined,
    onChange: ({ currentTarget }: ChangeEvent<TextControl>) => onChange(currentTarget.value),
    onBlur,
  };
  return (
    <Field
      id={id}
      label={<FieldLabel label={label} required={required} />}
      error={problem}
      hint={hint}
      className={cellClass(field)}
    >
      {field.control === "choice" && (
        <Select {...control} ref={ref as Ref<HTMLSelectElement>} disabled={readOnly}>
          {field.empty !== undefined && <option value="">{field.empty}</option>}
          {field.first.map((option) => (
            <option key={option} value={option}>
              {field.labels?.[option] ?? option}
            </option>
          ))}
          {field.rest && (
            <optgroup label="More types">
              {field.rest.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </optgroup>
          )}
        </Select>
      )}
      {field.control === "lines" && (
        <textarea
          {...control}
          ref={ref as Ref<HTMLTextAreaElement>}
          className="in min-h-24!"
          rows={3}
          maxLength={field.max}
          readOnly={readOnly}
          // A browser scrolls to the cursor only, so that a bar might cover the rest.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
        />
      )}
      {field.control === "text" && suggestions && (
        <SuggestInput
          {...control}
          ref={ref as Ref<HTMLInputElement>}
          maxLength={field.max}
          readOnly={readOnly}
          suggestions={suggestions}
          onChange={onChange}
          onBlur={() => {
            // The same place or person in one spelling, so that lists and filters have it once.
            const usual = findSame(suggestions, control.value);
            if (usual !== undefined && usual !== control.value) onChange(usual);
            onBlur?.();
          }}
        />
      )}
      {field.control !== "choice" && field.control !== "lines" && !suggestions && (
        <span className={field.control === "money" ? signClass : undefined}>
          <input
            {...inputs[field.control]}
            {...("reads" in field && field.reads === "area" && anyKeys)}
            {...control}
            ref={ref as Ref<HTMLInputElement>}
            // A pasted phone number may have invisible characters, so the schema checks its length.
            maxLength={field.control === "text" ? field.max : undefined}
            readOnly={readOnly}
            autoComplete="off"
            className={classNames("in", field.control === "money" && "pl-7")}
          />
        </span>
      )}
      {number && (
        <NumberReading id={id} shown={number.shown} question={question} readOnly={readOnly} onChoose={onChange} />
      )}
    </Field>
  );
}

/** How many of the two, or in a wide form of the six columns of the grid a cell has. A third has room for three answers. */
const shareClasses = {
  third: "@min-[30rem]:col-span-1 @min-[42rem]:col-span-2",
  half: "@min-[30rem]:col-span-1 @min-[42rem]:col-span-3",
  "two-thirds": "@min-[30rem]:col-span-full @min-[42rem]:col-span-4",
  full: "@min-[30rem]:col-span-full",
};

/** The classes of a cell of the field grid. */
function cellClass({ control, share, isShort }: FormField): string {
  const isNumber = control === "whole" || control === "year" || control === "decimal";
  return classNames("min-w-0", (isShort ?? isNumber) ? "col-span-1" : "col-span-full", shareClasses[share ?? "half"]);
}

function FieldLabel({ label, required }: { label: string; required: boolean | undefined }) {
  return (
    <>
      <span>{label}</span>
      {required && (
        <span aria-hidden="true" className="text-bad">
          {" *"}
        </span>
      )}
    </>
  );
}
