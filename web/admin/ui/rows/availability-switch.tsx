import { classNames } from "#web/lib/page/class-names.ts";
import { StateLabel } from "#web/ui/state-label.tsx";

const trackClass = classNames(
  "relative h-[20px] w-[34px] rounded-l border-[1.5px] [transition:background-color_var(--ease)]",
  "after:absolute after:top-[2.5px] after:left-[3px] after:size-[12px] after:rounded-full",
  "after:[transition:transform_var(--ease)]",
);

interface AvailabilitySwitchProps {
  title: string;
  /** Says whether it is available, such as "Under offer". */
  label: string;
  isAvailable: boolean;
  isBusy: boolean;
  onChange: (isAvailable: boolean) => void;
}

/** The availability of a row on a desktop, as a word and as a switch. */
export function AvailabilitySwitch({ title, label, isAvailable, isBusy, onChange }: AvailabilitySwitchProps) {
  return (
    <>
      {/* As wide as the longest status, so that the switches form a column. With the space in the switch, 12 px from it. */}
      <div className="mr-[7px] min-w-[6rem] text-right text-1 whitespace-nowrap text-ink2">
        {isAvailable ? (
          label
        ) : (
          <StateLabel tone="warn" className="ml-auto">
            {label}
          </StateLabel>
        )}
      </div>
      <button
        type="button"
        className="group inline-flex min-h-touch items-center px-[5px]"
        aria-pressed={isAvailable}
        aria-label={`Available: ${title}`}
        title={availabilityAction(isAvailable)}
        // `disabled` would drop the focus.
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onChange(!isAvailable)}
      >
        <span
          className={classNames(
            trackClass,
            isAvailable
              ? "border-ocean bg-ocean after:bg-paper after:[transform:translateX(13px)]"
              : "border-edge after:bg-edge group-hover:border-ocean",
          )}
        />
      </button>
    </>
  );
}

/** Says what the switch does next. */
export const availabilityAction = (isAvailable: boolean) => (isAvailable ? "Mark as unavailable" : "Mark as available");
