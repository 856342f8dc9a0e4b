import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { addAmenities, hasAmenity, removeAmenity } from "./quick-amenities.ts";

interface QuickAmenityChipsProps {
  legend: string;
  names: readonly string[];
  amenities: readonly string[];
  readOnly: boolean;
  onChange: (amenities: string[]) => void;
}

/** Amenities that a tap adds and a second tap removes. */
export function QuickAmenityChips({ legend, names, amenities, readOnly, onChange }: QuickAmenityChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-1 text-ink2">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => {
          const isChosen = hasAmenity(amenities, name);
          return (
            <button
              key={name}
              type="button"
              className="chip chip-quick"
              aria-pressed={isChosen}
              disabled={readOnly}
              onClick={() => onChange(isChosen ? removeAmenity(amenities, name) : addAmenities(amenities, name))}
            >
              {isChosen ? <Icon name="check" /> : <LineIcon name="plus" />}
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
