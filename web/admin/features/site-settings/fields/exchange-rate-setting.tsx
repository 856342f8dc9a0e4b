import { type ExchangeRate, maxRateAgeDays, rateAgeDays } from "#contract/site/exchange-rate.ts";
import { formatCount, formatDate } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { SettingsForm } from "../use-settings-form.ts";
import { DatedNumberField } from "./dated-number-field.tsx";

/** The rate of Liberian dollars and its day. An empty field switches the prices in L$ off. */
export function ExchangeRateSetting({ settings }: { settings: SettingsForm }) {
  const { form, details, opened, isSaving } = settings;
  const rate = details.exchange_rate;
  const saved = opened.site.exchange_rate;
  const setRate = (lrd_per_usd: number | undefined) => {
    const isSaved = saved && lrd_per_usd === saved.lrd_per_usd;
    form.setValue("exchange_rate", lrd_per_usd === undefined ? null : isSaved ? saved : { lrd_per_usd, set_on: "" });
    form.clearErrors("exchange_rate");
  };
  return (
    <>
      <p className="text-ink2">
        Visitors can show prices in Liberian dollars next to US dollars. They read your rate and the day you set it.
      </p>
      <DatedNumberField
        id="settings-exchange_rate-lrd_per_usd"
        label="L$ per US$ 1"
        hint="From 1 to 10,000, such as 190 or 190.50. Leave it empty to show US dollars only."
        value={rate?.lrd_per_usd}
        problem={form.formState.errors.exchange_rate?.lrd_per_usd?.message}
        readOnly={isSaving}
        onChange={setRate}
      />
      {rate && <RateDay rate={rate} saved={saved} isSaving={isSaving} confirm={settings.confirmRate} />}
    </>
  );
}

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
