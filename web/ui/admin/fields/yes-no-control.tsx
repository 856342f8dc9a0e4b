import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "../../icons/icon.tsx";

interface YesNoControlProps {
  id: string;
  label: string;
  /** "true", "false", or empty for not known. */
  value: string;
  className?: string;
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
export function YesNoControl(props: YesNoControlProps) {
  const { id, label, value, className, problem, readOnly, onChange, onBlur } = props;
  return (
    <fieldset
      className={classNames("yes-no", className)}
      // A legend could not be beside the answers on a phone.
      aria-labelledby={`${id}-label`}
      aria-describedby={problem ? `${id}-error` : undefined}
    >
      <span id={`${id}-label`} className="font-bold">
        {label}
      </span>
      <div className="segments">
        {choices.map(([choice, text]) => (
          <label key={choice} className="segment">
            <input
              type="radio"
              name={id}
              value={choice}
              checked={value === choice}
              disabled={readOnly}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChange(choice)}
              onBlur={onBlur}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-error`} className="flex w-full gap-2 text-1 font-bold text-bad">
          <Icon name="warn" />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  );
}
