import type { KeyboardEvent } from "react";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { AmenityChips } from "./amenity-chips.tsx";

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

/** Amenities are chosen with a quick button, or typed and added with the button or Enter. */
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
      <AmenityChips {...{ kind, amenities, readOnly, onChange }} />
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
    </div>
  );
}
