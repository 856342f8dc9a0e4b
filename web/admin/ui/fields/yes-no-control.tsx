import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

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

const segmentClass = classNames(
  "relative grid min-h-touch min-w-0 flex-auto cursor-pointer place-items-center px-1 text-center text-1 font-bold",
  "not-first:border-l not-first:border-line first:rounded-l-s last:rounded-r-s has-disabled:cursor-default",
  "has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press",
  "@max-[16rem]:rounded-s @max-[16rem]:not-first:border-l-0",
);
/** It is not an answer, so it is not highlighted, only underlined. */
const notKnownClass = classNames(
  "has-checked:bg-sand2 has-checked:bg-[linear-gradient(var(--ocean),var(--ocean))] has-checked:bg-[length:100%_3px]",
  "has-checked:bg-bottom has-checked:bg-no-repeat",
);

/** A question with three answers. Visitors read "No" only if an admin has chosen it. */
export function YesNoControl(props: YesNoControlProps) {
  const { id, label, value, className, problem, readOnly, onChange, onBlur } = props;
  return (
    <fieldset
      // On a phone, the answers are beside the question, or below a long one.
      className={classNames("flex flex-wrap items-center gap-x-3 gap-y-1 @min-[30rem]:block", className)}
      // A legend could not be beside the answers on a phone.
      aria-labelledby={`${id}-label`}
      aria-describedby={problem ? `${id}-error` : undefined}
    >
      <span id={`${id}-label`} className="min-w-[6.5rem] flex-none font-bold">
        {label}
      </span>
      <div className="flex min-w-0 flex-[1_1_12.75rem] rounded-m border border-edge bg-raise @max-[16rem]:w-full @max-[16rem]:flex-col @min-[30rem]:mt-1">
        {choices.map(([choice, text]) => (
          <label
            key={choice}
            className={classNames(segmentClass, choice ? "has-checked:bg-ocean has-checked:text-paper" : notKnownClass)}
          >
            <input
              className="absolute inset-0 cursor-[inherit] opacity-0"
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
