import { useState } from "react";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { addAmenities, frequentAmenities, hasAmenity, offeredAmenities, removeAmenity } from "./quick-amenities.ts";

/** Equal columns. For a mouse, a chip looks 36 pixels high; its target is 44. */
const gridClass =
  "-my-[4px] grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-x-2 pointer-coarse:my-0 pointer-coarse:gap-y-2";

const chipClass = (isChosen: boolean) =>
  classNames(
    "relative isolate flex min-h-touch w-full items-center gap-1 p-1.5 text-left text-1/[1.2] font-medium wrap-anywhere",
    "before:absolute before:inset-x-0 before:inset-y-[4px] before:-z-1 before:rounded-m before:border",
    "disabled:cursor-default pointer-coarse:before:inset-y-0 [&>svg]:w-[14px]",
    isChosen
      ? "text-paper before:border-ocean before:bg-ocean"
      : "before:border-edge before:bg-raise hover:before:border-ocean disabled:text-ink2 [&>svg]:text-press",
  );

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
      <ul className={gridClass} aria-label="Amenities">
        {shown.map((name) => {
          const isChosen = hasAmenity(amenities, name);
          return (
            <li key={name}>
              <button
                type="button"
                className={chipClass(isChosen)}
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
              className={chipClass(true)}
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
