import type { Ref } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** A box with a drawn tick. */
const boxClass = classNames(
  "grid size-[24px] flex-none cursor-[inherit] appearance-none place-items-center rounded-s border border-edge bg-raise",
  "checked:border-ocean checked:bg-ocean checked:before:-mt-[3px] checked:before:h-[13px] checked:before:w-[8px]",
  "checked:before:border-r-[2.5px] checked:before:border-b-[2.5px] checked:before:border-paper",
  "checked:before:[transform:rotate(45deg)]",
);

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
    <label htmlFor={id} className="flex min-h-touch cursor-pointer items-start gap-3 py-2">
      <input
        className={boxClass}
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
