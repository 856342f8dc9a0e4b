import { findCurrency } from "#shared/listings/written-values/currencies.ts";
import { readTypedNumber, type TypedNumber } from "#web/admin/lib/forms/typed-number.ts";
import { NumberReading, readingId } from "#web/admin/ui/fields/number-reading.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

export const rateId = (code: string) => `import-rate-${code}`;

/** The currency that the owner has a rate for. */
export const localCurrency = "LRD";

/** Returns what a typed rate means. It has no number if it is none, is not above zero, or may be read in two ways. */
export function readRate(code: string, text: string): TypedNumber {
  const reading = readTypedNumber(code === localCurrency ? "rate" : "anyRate", text);
  return reading.number === undefined || reading.number > 0 ? reading : {};
}

interface RateFieldProps {
  code: string;
  text: string;
  /** Whether the user tried to go on. */
  isTried: boolean;
  onChange: (text: string) => void;
}

/** "Convert them at L$ 190 per US$ 1?" with the rate to type. */
export function RateField({ code, text, isTried, onChange }: RateFieldProps) {
  const id = rateId(code);
  const { sign, name } = findCurrency(code) ?? { sign: code, name: code };
  const { number, shown, question } = readRate(code, text);
  const isOpen = isTried && number === undefined;
  const isWrong = isOpen && !question;
  return (
    <div>
      <label htmlFor={id} className="flex flex-wrap items-center gap-2">
        <span>{`Convert them at ${sign}`}</span>
        <input
          id={id}
          className="in w-[6rem]"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isOpen || undefined}
          aria-describedby={isWrong ? `${id}-error` : readingId(id)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <span>per US$ 1?</span>
      </label>
      <NumberReading id={id} shown={shown} question={question} onChoose={onChange} />
      {isWrong && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 font-bold text-bad">
          <Icon name="warn" />
          <span>{`Enter how many ${name} make one US dollar.`}</span>
        </p>
      )}
    </div>
  );
}
