import type { KeyboardEvent } from "react";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { localAmenities, quickAmenities } from "./quick-amenities.ts";
import { QuickAmenityChips } from "./quick-amenity-chips.tsx";

interface AmenitiesFieldProps {
  id: string;
  kind: PropertyKind;
  amenities: string[];
  /** The text in the input, which is not added yet. */
  typedAmenity: string;
  problem: string | undefined;
  readOnly: boolean;
  onChange: (amenities: string[]) => void;
  onType: (typedAmenity: string) => void;
  onAdd: () => void;
}

/** Amenities are typed and added with the button or Enter, or chosen with a quick button. */
export function AmenitiesField(props: AmenitiesFieldProps) {
  const { id, kind, amenities, typedAmenity, problem, readOnly, onChange, onType, onAdd } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Otherwise Enter sends the form.
    event.preventDefault();
    onAdd();
  };
  return (
    <div className="grid gap-4">
      <Field id={id} label="Add an amenity" error={problem}>
        <span className="flex gap-2">
          <input
            id={id}
            className="in"
            maxLength={100}
            enterKeyHint="done"
            autoComplete="off"
            value={typedAmenity}
            readOnly={readOnly}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button look="outline" className="px-3" aria-label="Add amenity" disabled={readOnly} onClick={onAdd}>
            <LineIcon name="plus" />
          </Button>
        </span>
      </Field>
      <QuickAmenityChips legend="Common in Monrovia" names={localAmenities} {...{ amenities, readOnly, onChange }} />
      <QuickAmenityChips legend="Quick add" names={quickAmenities[kind]} {...{ amenities, readOnly, onChange }} />
      {amenities.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen amenities">
          {amenities.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="chip chip-remove"
                aria-label={`Remove ${name}`}
                disabled={readOnly}
                onClick={() => onChange(amenities.filter((other) => other !== name))}
              >
                {name} <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
