import { useState } from "react";
import { type ExchangeRate, maxRateAgeDays, rateAgeDays } from "#contract/site/exchange-rate.ts";
import { formatCount, formatDate } from "#web/lib/format/format-values.ts";
import { readTypedNumber, type TypedNumber } from "#web/lib/forms/typed-number.ts";
import { NumberReading, readingId } from "#web/ui/admin/fields/number-reading.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { SettingsForm } from "../use-settings-form.ts";

const id = "settings-exchange_rate-lrd_per_usd";

/** The rate of Liberian dollars and its day. An empty field switches the prices in L$ off. */
export function ExchangeRateSetting({ settings }: { settings: SettingsForm }) {
  const { form, details, opened, isSaving } = settings;
  const rate = details.exchange_rate;
  const saved = opened.site.exchange_rate;
  const [typed, setTyped] = useState("");
  const problem = form.formState.errors.exchange_rate?.lrd_per_usd?.message;
  // The typed text, such as "190.", unless another rate replaced it: discarded changes or newer settings.
  const isTyped = Object.is(rateIn(typed), rate?.lrd_per_usd);
  const reading: TypedNumber = isTyped ? readTypedNumber("rate", typed) : {};
  const setRate = (text: string) => {
    const lrd_per_usd = rateIn(text);
    const isSaved = saved && lrd_per_usd === saved.lrd_per_usd;
    setTyped(text);
    form.setValue("exchange_rate", lrd_per_usd === undefined ? null : isSaved ? saved : { lrd_per_usd, set_on: "" });
    form.clearErrors("exchange_rate");
  };
  return (
    <>
      <p className="text-ink2">
        Visitors can show prices in Liberian dollars next to US dollars. They read your rate and the day you set it.
      </p>
      <Field
        id={id}
        label="L$ per US$ 1"
        hint="From 1 to 10,000, such as 190 or 190.50. Leave it empty to show US dollars only."
        error={problem}
        className="sm:w-[calc(50%-0.5rem)]"
      >
        <input
          id={id}
          className="in"
          inputMode="decimal"
          autoComplete="off"
          readOnly={isSaving}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : readingId(id)}
          value={isTyped ? typed : (rate?.lrd_per_usd ?? "")}
          onChange={({ currentTarget }) => setRate(currentTarget.value)}
        />
        <NumberReading
          id={id}
          shown={reading.shown}
          question={reading.question}
          readOnly={isSaving}
          onChoose={setRate}
        />
      </Field>
      {rate && <RateDay rate={rate} saved={saved} isSaving={isSaving} confirm={settings.confirmRate} />}
    </>
  );
}

/** Returns the typed number, NaN if it is none or doubtful; undefined if nothing is typed. */
const rateIn = (text: string) => (text.trim() ? (readTypedNumber("rate", text).number ?? Number.NaN) : undefined);

interface RateDayProps {
  rate: ExchangeRate;
  /** The stored rate. */
  saved: ExchangeRate | null;
  isSaving: boolean;
  confirm: () => void;
}

/** When the rate was set, with a warning and a button that renews the day once it is not today's. */
function RateDay({ rate, saved, isSaving, confirm }: RateDayProps) {
  if (!saved || rate.set_on !== saved.set_on) return <p role="status">It gets today's date when you save.</p>;
  const age = rateAgeDays(saved, new Date());
  const setOn = `Last set on ${formatDate(saved.set_on)}`;
  const button = (
    <Button look="outline" className="mt-3" busy={isSaving} onClick={confirm}>
      Rate is still right today
    </Button>
  );
  if (age <= maxRateAgeDays) {
    return (
      <div>
        <p>{`${setOn}${age === 0 ? ", today" : ""}.`}</p>
        {age > 0 && button}
      </div>
    );
  }
  return (
    <Notice tone="warn" title={`This rate is ${formatCount(age, "day")} old`}>
      <p>{`${setOn}. Visitors read how old it is. Change it, or confirm it.`}</p>
      {button}
    </Notice>
  );
}
