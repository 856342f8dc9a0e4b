import { formatDate } from "#web/lib/format/format-values.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { DatedNumberField } from "./dated-number-field.tsx";

/** The price of mobile data and its day. An empty field shows visitors bytes only. */
export function DataPriceSetting({ settings }: { settings: SettingsForm }) {
  const { form, details, opened, isSaving } = settings;
  const price = details.data_price;
  const saved = opened.site.data_price;
  const setPrice = (usd_per_gb: number | undefined) => {
    const isSaved = saved && usd_per_gb === saved.usd_per_gb;
    form.setValue("data_price", usd_per_gb === undefined ? null : isSaved ? saved : { usd_per_gb, set_on: "" });
    form.clearErrors("data_price");
  };
  return (
    <>
      <p className="text-ink2">
        The menu shows visitors how much data their visit has used. With a price it also shows what that costs.
      </p>
      <DatedNumberField
        id="settings-data_price-usd_per_gb"
        label="US$ per GB"
        hint="From 0.01 to 1,000, such as 4.50. Leave it empty to show the amount of data only."
        value={price?.usd_per_gb}
        problem={form.formState.errors.data_price?.usd_per_gb?.message}
        readOnly={isSaving}
        onChange={setPrice}
      />
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
