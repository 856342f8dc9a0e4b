import { useState } from "react";
import { readTypedNumber, type TypedNumber } from "#web/admin/lib/forms/typed-number.ts";
import { NumberReading, readingId } from "#web/admin/ui/fields/number-reading.tsx";
import { Field } from "#web/ui/form/field.tsx";

interface DatedNumberFieldProps {
  id: string;
  label: string;
  hint: string;
  value: number | undefined;
  problem: string | undefined;
  readOnly: boolean;
  /** Gets NaN if the text is no number or doubtful; undefined if nothing is typed. */
  onChange: (value: number | undefined) => void;
}

/** A number of the settings that is stored with the day on which the owner set it. */
export function DatedNumberField({ id, label, hint, value, problem, readOnly, onChange }: DatedNumberFieldProps) {
  const [typed, setTyped] = useState("");
  // The typed text, such as "190.", unless another number replaced it: discarded changes or newer settings.
  const isTyped = Object.is(numberIn(typed), value);
  const reading: TypedNumber = isTyped ? readTypedNumber("rate", typed) : {};
  const change = (text: string) => {
    setTyped(text);
    onChange(numberIn(text));
  };
  return (
    <Field id={id} label={label} hint={hint} error={problem} className="sm:w-[calc(50%-8px)]">
      <input
        id={id}
        className="in"
        inputMode="decimal"
        autoComplete="off"
        readOnly={readOnly}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : readingId(id)}
        value={isTyped ? typed : (value ?? "")}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <NumberReading id={id} shown={reading.shown} question={reading.question} readOnly={readOnly} onChoose={change} />
    </Field>
  );
}

const numberIn = (text: string) => (text.trim() ? (readTypedNumber("rate", text).number ?? Number.NaN) : undefined);
