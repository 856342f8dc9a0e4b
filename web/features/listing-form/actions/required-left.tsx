import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type ListingValues, missingFieldLabels } from "../listing-values.ts";

interface RequiredLeftProps {
  id: string;
  kind: PropertyKind;
  values: ListingValues;
  hasImages: boolean;
}

/** Says what a listing needs before it can be published, short enough for one line of a phone. */
export function RequiredLeft({ id, kind, values, hasImages }: RequiredLeftProps) {
  const missing = [...missingFieldLabels(kind, values), ...(hasImages ? [] : ["Photos"])];
  return (
    <p id={id} className="form-left">
      {missing.length > 0 ? (
        <>
          <b>{`${missing.length} still required:`}</b> <span>{describeMissing(missing)}</span>
        </>
      ) : (
        <span className="text-good">
          <Icon name="check" /> Everything required is filled in.
        </span>
      )}
    </p>
  );
}

function describeMissing([first = "", ...others]: string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length === 1 ? others[0] : `${others.length} more`}`;
}
