import { type ComponentProps, useRef, useState } from "react";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/form/field.tsx";
import { cellChoices } from "./cell-choices.ts";
import { shorten } from "./format-cell.ts";

interface CellFormProps {
  id: string;
  field: string;
  /** The row and the field, such as "row 12, Price". */
  name: string;
  msg: string;
  text: string;
  isInvalid: boolean;
  /** How many cells of the group have the same text. */
  sameCount: number;
  /** Whether it is the first of them. The others offer to change all when they have another value. */
  isFirst: boolean;
  onChange: (text: string) => void;
  onChangeAll: (text: string) => void;
}

/** A field for another value of a cell, or of all cells with the same text. */
export function CellForm(props: CellFormProps) {
  const { id, field, name, msg, text, isInvalid, sameCount, isFirst, onChange, onChangeAll } = props;
  const choices = cellChoices(field, msg);
  const [value, setValue] = useState(choices ? "" : text);
  const form = useRef<HTMLFormElement>(null);
  const isChanged = choices ? value !== "" : value.trim() !== text;
  const submit = (change: (text: string) => void) => {
    if (isChanged) change(value.trim());
    else form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  };
  const control = {
    id,
    value,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": `${id}-problem`,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setValue(currentTarget.value),
  };
  return (
    <form
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit(onChange);
      }}
    >
      <label htmlFor={id} className="sr-only">
        {`Another value for ${name}`}
      </label>
      <span id={`${id}-problem`} hidden>
        {msg}
      </span>
      {choices ? (
        <Select {...control}>
          <option value="">Choose</option>
          {choices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Select>
      ) : field === "description" || text.includes("\n") ? (
        <textarea {...control} className="in" rows={4} />
      ) : (
        <input {...control} {...getKeyboard(field)} autoComplete="off" className="in" />
      )}
      <Button type="submit" look="small" className="text-1">
        Change<span className="sr-only">{` ${name}`}</span>
      </Button>
      {sameCount > 1 && (isFirst || isChanged) && (
        <Button
          look="quiet"
          className="col-span-full -ml-3 justify-self-start text-left text-1"
          onClick={() => submit(onChangeAll)}
        >
          <span>{`Change all ${formatNumber(sameCount)} ${text ? `with “${shorten(text)}”` : "empty cells"}`}</span>
          <span className="sr-only">{` like ${name}`}</span>
        </Button>
      )}
    </form>
  );
}

const numbers: ReadonlySet<string> = new Set([
  ...["price", "monthly_rent", "deposit", "agency_fee", "bedrooms", "bathrooms"],
  ...["area_sqft", "advance_months", "previous_owners", "previous_tenants"],
  ...["year_built", "renovation_year", "last_renovation_year"],
]);

/** The keyboard of a phone. Coordinates need a minus sign, which those for numbers lack. */
function getKeyboard(field: string): Pick<ComponentProps<"input">, "inputMode"> {
  if (field === "contact_number") return { inputMode: "tel" };
  return numbers.has(field) ? { inputMode: "decimal" } : {};
}
