import type { KeyboardEvent } from "react";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { addAmenities, quickAmenities } from "./quick-amenities.ts";

interface AmenitiesFieldProps {
  id: string;
  kind: PropertyKind;
  list: string[];
  /** What stands in the field and was not added yet. */
  typed: string;
  problem: string | undefined;
  readOnly: boolean;
  onChange: (list: string[]) => void;
  onType: (typed: string) => void;
  onAdd: () => void;
}

/** Amenities: typed and added by the plus or Enter, or picked; what is there can be taken off. */
export function AmenitiesField(props: AmenitiesFieldProps) {
  const { id, kind, list, typed, problem, readOnly, onChange, onType, onAdd } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter adds; it does not send the form.
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
            value={typed}
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
      <fieldset>
        <legend className="mb-2 text-1 text-ink2">Quick add</legend>
        <div className="flex flex-wrap gap-2">
          {quickAmenities[kind].map((name) => (
            <button
              key={name}
              type="button"
              className="chip chip-quick"
              disabled={readOnly || list.includes(name)}
              onClick={() => onChange(addAmenities(list, name))}
            >
              <LineIcon name="plus" />
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      {list.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen amenities">
          {list.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="chip chip-remove"
                aria-label={`Remove ${name}`}
                disabled={readOnly}
                onClick={() => onChange(list.filter((other) => other !== name))}
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
