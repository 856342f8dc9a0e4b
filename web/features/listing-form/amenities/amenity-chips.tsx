import { useState } from "react";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { useIsWide } from "#web/ui/admin/use-is-wide.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { addAmenities, frequentAmenities, hasAmenity, offeredAmenities, removeAmenity } from "./quick-amenities.ts";

interface AmenityChipsProps {
  kind: PropertyKind;
  amenities: readonly string[];
  readOnly: boolean;
  onChange: (amenities: string[]) => void;
}

/**
 * The offered amenities, which a tap adds and a second tap removes. After them the listing's other amenities. A phone
 * shows the frequent and the chosen ones until the user asks for all.
 */
export function AmenityChips({ kind, amenities, readOnly, onChange }: AmenityChipsProps) {
  const offered = offeredAmenities(kind);
  const others = amenities.filter((name) => !hasAmenity(offered, name));
  const isWide = useIsWide();
  const [areAllShown, setAreAllShown] = useState(false);
  // A removed one stays, so that the same button adds it again.
  const [kept, setKept] = useState(amenities);
  const shown =
    isWide || areAllShown
      ? offered
      : offered.filter((name) => [frequentAmenities, amenities, kept].some((names) => hasAmenity(names, name)));
  const remove = (name: string) => {
    setKept([...kept, name]);
    onChange(removeAmenity(amenities, name));
  };
  return (
    <div>
      <ul className="amenities" aria-label="Amenities">
        {shown.map((name) => {
          const isChosen = hasAmenity(amenities, name);
          return (
            <li key={name}>
              <button
                type="button"
                className="amenity"
                aria-pressed={isChosen}
                disabled={readOnly}
                onClick={() => (isChosen ? remove(name) : onChange(addAmenities(amenities, name)))}
              >
                {isChosen ? <Icon name="check" /> : <LineIcon name="plus" />}
                <span>{name}</span>
              </button>
            </li>
          );
        })}
        {others.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="amenity amenity-own"
              aria-label={`Remove ${name}`}
              disabled={readOnly}
              onClick={() => onChange(removeAmenity(amenities, name))}
            >
              <Icon name="x" />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isWide && (
        <Button
          look="quiet"
          className="mt-1 -ml-3"
          aria-expanded={areAllShown}
          onClick={() => setAreAllShown(!areAllShown)}
        >
          {areAllShown ? "Show fewer" : `Show all ${offered.length}`}
        </Button>
      )}
    </div>
  );
}
