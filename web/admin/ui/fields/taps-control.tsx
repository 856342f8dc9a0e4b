import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface TapsControlProps {
  id: string;
  label: string;
  /** The values with their texts. */
  options: readonly (readonly [value: string, text: string])[];
  /** Empty for not known. */
  value: string;
  className?: string;
  problem?: string | undefined;
  readOnly?: boolean | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

const optionClass = classNames(
  "relative grid min-h-touch cursor-pointer place-items-center rounded-m border border-edge bg-raise px-3 text-1 font-bold",
  "has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press",
);

/** A question that one tap answers. "Not known" is no answer, so it is not highlighted. */
export function TapsControl(props: TapsControlProps) {
  const { id, label, options, value, className, problem, readOnly, onChange, onBlur } = props;
  return (
    <fieldset className={className} aria-describedby={problem ? `${id}-error` : undefined}>
      <legend className="mb-1 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {[...options, ["", "Not known"] as const].map(([option, text]) => (
          <label
            key={option}
            className={classNames(
              optionClass,
              option ? "has-checked:border-ocean has-checked:bg-ocean has-checked:text-paper" : "has-checked:bg-sand2",
            )}
          >
            <input
              className="absolute inset-0 cursor-[inherit] opacity-0"
              type="radio"
              name={id}
              value={option}
              checked={value === option}
              disabled={readOnly}
              aria-invalid={problem ? true : undefined}
              onChange={() => onChange(option)}
              onBlur={onBlur}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-error`} className="flex gap-2 text-1 font-bold text-bad">
          <Icon name="warn" />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  );
}
