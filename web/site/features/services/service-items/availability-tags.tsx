import { StateLabel } from "#web/ui/state-label.tsx";

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
        <StateLabel tone={available ? "good" : "plain"}>{available ? "Available" : "Unavailable"}</StateLabel>
      )}
      {isSample && <StateLabel>Sample</StateLabel>}
    </p>
  );
}
