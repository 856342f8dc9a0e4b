import { type SubmitEvent, useState } from "react";
import { wantLimits } from "#contract/wants/want-kinds.ts";
import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { filterTypes } from "#shared/listings/property-options.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";

const formId = "want";

interface WantDialogProps {
  personId: string;
  /** Of a home that is gone; the colleague changes them. */
  suggested?: PropertyFilters | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds what a person looks for. */
export function WantDialog({ personId, suggested, onClose, onSaved }: WantDialogProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    const filters = Object.fromEntries(filtersToParams({ ...noneOf(suggested) }));
    setBusy(true);
    setFailure(undefined);
    try {
      const { matches } = await apiSend("POST /wants", {
        body: {
          kind: propertyKinds.find((kind) => kind === text("kind")) ?? "rent",
          person_id: personId,
          note: text("note"),
          filters: {
            ...filters,
            area: text("area")
              .split(",")
              .map((name) => name.trim())
              .filter(Boolean),
            property_type: text("property_type"),
            min_bedrooms: text("min_bedrooms"),
            max_price: text("max_price"),
            ...(data.has("generator") && { generator: "true" }),
          },
        },
      });
      showToast({ tone: "good", title: "Saved", text: `${formatCount(matches, "home fits", "homes fit")} now.` });
      onSaved();
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      variant="large"
      title="What do they look for?"
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={formId} busy={isBusy}>
            Save
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        {failure && <Notice tone="bad" title={failure} />}
        <Field id="want-kind" label="To rent or to buy">
          <Select id="want-kind" name="kind" defaultValue={suggested?.kind ?? "rent"}>
            <option value="rent">Rent</option>
            <option value="buy">Buy</option>
          </Select>
        </Field>
        <Field id="want-area" label="Areas" hint="With commas between them; none for each">
          <input className="in" id="want-area" name="area" defaultValue={suggested?.area.join(", ")} />
        </Field>
        <Field id="want-type" label="Type">
          <Select id="want-type" name="property_type" defaultValue={suggested?.property_type[0] ?? ""}>
            <option value="">Any type</option>
            {filterTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        </Field>
        <Field id="want-bedrooms" label="Bedrooms, at least">
          <input
            className="in"
            id="want-bedrooms"
            name="min_bedrooms"
            inputMode="numeric"
            defaultValue={suggested?.min_bedrooms}
          />
        </Field>
        <Field id="want-price" label="Price in US$, at most">
          <input
            className="in"
            id="want-price"
            name="max_price"
            inputMode="numeric"
            defaultValue={suggested?.max_price}
          />
        </Field>
        <label className="inline-flex min-h-touch items-center gap-2">
          <input type="checkbox" name="generator" defaultChecked={suggested?.generator?.includes("true")} />
          With a generator
        </label>
        <Field id="want-note" label="Note (only we see it)">
          <input className="in" id="want-note" name="note" maxLength={wantLimits.note} />
        </Field>
      </form>
    </Dialog>
  );
}

/** The suggested filters that the form does not show, such as a city. */
const noneOf = (suggested: PropertyFilters | undefined): PropertyFilters => ({
  ...(suggested ?? { city: [], place: [] }),
  area: [],
  property_type: [],
  place: suggested?.place ?? [],
  city: suggested?.city ?? [],
  kind: undefined,
  min_bedrooms: undefined,
  max_price: undefined,
  generator: undefined,
});
