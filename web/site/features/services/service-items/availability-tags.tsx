import { classNames } from "#web/lib/page/class-names.ts";

interface AvailabilityTagsProps {
  available: boolean;
  isSample: boolean;
  /** A list marks only the entries that are not available. */
  isInList?: boolean;
}

/** Availability of a professional or course, and a badge on samples. */
export function AvailabilityTags({ available, isSample, isInList }: AvailabilityTagsProps) {
  const isQuiet = isInList && available;
  if (isQuiet && !isSample) return null;
  return (
    <p className="flex flex-none flex-wrap gap-1">
      {!isQuiet && (
        <span className={classNames("state", available && "bg-good-bg text-good")}>
          {available ? "Available" : "Unavailable"}
        </span>
      )}
      {isSample && <span className="state">Sample</span>}
    </p>
  );
}
