import { useState } from "react";
import { formatDate } from "#web/lib/format/format-values.ts";
import { readTypedNumber, type TypedNumber } from "#web/lib/forms/typed-number.ts";
import { NumberReading, readingId } from "#web/ui/admin/fields/number-reading.tsx";
import { Field } from "#web/ui/form/field.tsx";
import type { SettingsForm } from "../use-settings-form.ts";

const id = "settings-data_price-usd_per_gb";

/** Returns the typed number, NaN if it is none or doubtful; undefined if nothing is typed. */
const priceIn = (text: string) => (text.trim() ? (readTypedNumber("rate", text).number ?? Number.NaN) : undefined);

/** The price of mobile data and its day. An empty field shows visitors bytes only. */
export function DataPriceSetting({ settings }: { settings: SettingsForm }) {
  const { form, details, opened, isSaving } = settings;
  const price = details.data_price;
  const saved = opened.site.data_price;
  const [typed, setTyped] = useState("");
  const problem = form.formState.errors.data_price?.usd_per_gb?.message;
  // The typed text, such as "4.", unless another price replaced it: discarded changes or newer settings.
  const isTyped = Object.is(priceIn(typed), price?.usd_per_gb);
  const reading: TypedNumber = isTyped ? readTypedNumber("rate", typed) : {};
  const setPrice = (text: string) => {
    const usd_per_gb = priceIn(text);
    const isSaved = saved && usd_per_gb === saved.usd_per_gb;
    setTyped(text);
    form.setValue("data_price", usd_per_gb === undefined ? null : isSaved ? saved : { usd_per_gb, set_on: "" });
    form.clearErrors("data_price");
  };
  return (
    <>
      <p className="text-ink2">
        The menu shows visitors how much data their visit has used. With a price it also shows what that costs.
      </p>
      <Field
        id={id}
        label="US$ per GB"
        hint="From 0.01 to 1,000, such as 4.50. Leave it empty to show the amount of data only."
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
          value={isTyped ? typed : (price?.usd_per_gb ?? "")}
          onChange={({ currentTarget }) => setPrice(currentTarget.value)}
        />
        <NumberReading
          id={id}
          shown={reading.shown}
          question={reading.question}
          readOnly={isSaving}
          onChoose={setPrice}
        />
      </Field>
      {price && (
        <p role="status">
          {saved && price.set_on === saved.set_on
            ? `Set on ${formatDate(saved.set_on)}.`
            : "It gets today's date when you save."}
        </p>
      )}
    </>
  );
}
