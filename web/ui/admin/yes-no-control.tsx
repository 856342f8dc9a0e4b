import { ChipOption } from "../chip.tsx";
import { Icon } from "../icons/icon.tsx";

interface YesNoControlProps {
  id: string;
  label: string;
  /** "true", "false", or empty for not known. */
  value: string;
  problem?: string | undefined;
  readOnly?: boolean | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

const choices = [
  ["", "Not known"],
  ["true", "Yes"],
  ["false", "No"],
] as const;

/** A question with three answers. Visitors read "No" only if an admin has chosen it. */
export function YesNoControl({ id, label, value, problem, readOnly, onChange, onBlur }: YesNoControlProps) {
  return (
    <fieldset
      className="col-span-2 min-w-0 sm:col-span-1 @max-3xs:col-span-1"
      aria-describedby={problem ? `${id}-error` : undefined}
    >
      <legend className="mb-1 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([choice, text]) => (
          <ChipOption
            key={choice}
            type="radio"
            name={id}
            value={choice}
            checked={value === choice}
            disabled={readOnly}
            aria-invalid={problem ? true : undefined}
            onChange={() => onChange(choice)}
            onBlur={onBlur}
          >
            {text}
          </ChipOption>
        ))}
      </div>
      {problem && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 text-1 font-bold text-bad">
          <Icon name="warn" />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
