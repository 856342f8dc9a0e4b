import type { Ref } from "react";

interface FlagControlProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  readOnly?: boolean | undefined;
  onChange: (isOn: boolean) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** An option that is on or off: a checkbox with its label, and below it what it does. */
export function FlagControl({ id, name, label, hint, isOn, readOnly, onChange, onBlur, ref }: FlagControlProps) {
  return (
    <label htmlFor={id} className="flag">
      <input
        ref={ref}
        id={id}
        name={name}
        type="checkbox"
        checked={isOn}
        disabled={readOnly}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        onBlur={onBlur}
      />
      <span>
        <b id={`${id}-label`} className="block">
          {label}
        </b>
        {hint && (
          <span id={`${id}-hint`} className="block text-1 text-ink2">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
