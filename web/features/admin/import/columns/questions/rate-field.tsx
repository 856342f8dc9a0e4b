import { findCurrency } from "#contract/listings/written-values/currencies.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

export const rateId = (code: string) => `import-rate-${code}`;

interface RateFieldProps {
  code: string;
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

/** "Convert them at L$ 190 per US$ 1?" with the rate to type. */
export function RateField({ code, text, isWrong, onChange }: RateFieldProps) {
  const id = rateId(code);
  const { sign, name } = findCurrency(code) ?? { sign: code, name: code };
  return (
    <div>
      <label htmlFor={id} className="flex flex-wrap items-center gap-2">
        <span>Convert them at {sign}</span>
        <input
          id={id}
          className="in w-24"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <span>per US$ 1?</span>
      </label>
      {isWrong && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 font-bold text-bad">
          <Icon name="warn" />
          Enter how many {name} make one US dollar.
        </p>
      )}
    </div>
  );
}
