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
      <p className="listing-status">
        <span className={isAvailable ? undefined : "state state-warn"}>{label}</span>
      </p>
      <button
        type="button"
        className="listing-switch"
        aria-pressed={isAvailable}
        aria-label={`Available: ${title}`}
        title={availabilityAction(isAvailable)}
        // `disabled` would drop the focus.
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onChange(!isAvailable)}
      >
        <span className="listing-switch-track" />
      </button>
    </>
  );
}

/** Says what the switch does next. */
export const availabilityAction = (isAvailable: boolean) => (isAvailable ? "Mark as unavailable" : "Mark as available");
