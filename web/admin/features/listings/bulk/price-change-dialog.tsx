import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { changedPrice } from "#shared/listings/status/changed-price.ts";
import { formatCount, formatMoney } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { PriceQuestion } from "./bulk-change.ts";

interface PriceChangeDialogProps {
  listings: readonly AdminProperty[];
  /** Returns the questions about unusual new prices; then nothing has changed, and `accept` changes them anyway. */
  onConfirm: (percent: number, accept: boolean) => Promise<PriceQuestion[]>;
  onCancel: () => void;
}

const maxPercent = 50;

/** Returns the percentage; undefined if the text is none that the API accepts. "-5", "−5 %" and "2,5" are. */
function parsePercent(text: string): number | undefined {
  const percent = Number(text.replace("%", "").replace("−", "-").replace(",", ".").trim() || Number.NaN);
  return percent !== 0 && Math.abs(percent) <= maxPercent ? percent : undefined;
}

/** Asks for a percentage and shows the old and the new price of each listing. */
export function PriceChangeDialog({ listings, onConfirm, onCancel }: PriceChangeDialogProps) {
  const [text, setText] = useState("");
  const [hasError, setHasError] = useState(false);
  const [questions, setQuestions] = useState<readonly PriceQuestion[]>([]);
  const [isSending, setIsSending] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Runs after the dialog has opened, which focuses its first button.
  useLayoutEffect(() => field.current?.focus(), []);
  const percent = parsePercent(text);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (percent === undefined) {
      setHasError(true);
      field.current?.focus();
      return;
    }
    setIsSending(true);
    setQuestions(await onConfirm(percent, questions.length > 0));
    setIsSending(false);
  };
  const error =
    hasError && percent === undefined ? `Enter a number from -${maxPercent} to ${maxPercent}, but not 0` : undefined;
  return (
    <Dialog
      variant="small"
      title="Change prices"
      onClose={onCancel}
      footer={
        <>
          <Button busy={isSending} onClick={() => submit()}>
            {`Change ${formatCount(listings.length, "price")}${questions.length > 0 ? " anyway" : ""}`}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Field id={id} label="Change in percent" hint="-5 lowers prices by 5 %, 3 raises them by 3 %." error={error}>
          <input
            ref={field}
            id={id}
            className="in"
            inputMode="text"
            autoComplete="off"
            maxLength={8}
            value={text}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setQuestions([]);
            }}
          />
        </Field>
      </form>
      <div role="alert">
        {questions.length > 0 && (
          <p className="mt-3 text-warn">
            <b>Nothing has changed yet.</b>{" "}
            <span>{`Check ${formatCount(questions.length, "unusual price")} below.`}</span>
          </p>
        )}
      </div>
      <ul className="mt-4 grid gap-2" aria-label="Prices">
        {listings.map((listing) => (
          <PriceRow
            key={listing.uuid}
            listing={listing}
            percent={percent}
            question={questions.find(({ uuid }) => uuid === listing.uuid)?.msg}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface PriceRowProps {
  listing: AdminProperty;
  percent: number | undefined;
  /** Why the new price is probably not meant. */
  question: string | undefined;
}

function PriceRow({ listing, percent, question }: PriceRowProps) {
  const { title, kind } = listing;
  const { priceSuffix } = propertyKindTraits[kind];
  const cents = Math.round(getPrice(listing) * 100);
  return (
    <li className="border-t border-line pt-2">
      <p className="text-1 wrap-anywhere">{title}</p>
      <p className="tabular-nums">
        <span>{formatMoney(cents / 100)}</span>
        {percent !== undefined && (
          <>
            {" "}
            <span aria-hidden="true">→</span>
            <span className="sr-only">becomes</span> <b>{formatMoney(changedPrice(cents, percent) / 100)}</b>
          </>
        )}
        <span>{priceSuffix}</span>
      </p>
      {question && <p className="text-1 text-warn">{question}</p>}
    </li>
  );
}
