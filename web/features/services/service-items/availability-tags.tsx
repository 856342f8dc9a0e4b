import { classNames } from "#web/lib/page/class-names.ts";

interface AvailabilityTagsProps {
  available: boolean;
  isSample: boolean;
}

/** Availability of a doctor or course, and a badge on samples. */
export function AvailabilityTags({ available, isSample }: AvailabilityTagsProps) {
  return (
    <p className="flex flex-none flex-wrap justify-end gap-1">
      <span className={classNames("state", available && "bg-good-bg text-good")}>
        {available ? "Available" : "Unavailable"}
      </span>
      {isSample && <span className="state">Sample</span>}
    </p>
  );
}
