import { type SortOrder, sortOrders } from "#contract/listings/property-options.ts";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { ListParams } from "../list-pages/list-params.ts";
import { searchFormId } from "./search-form-values.ts";

const sortLabels: Record<SortOrder, string> = {
  newest: "Newest",
  "price-low": "Price, low to high",
  "price-high": "Price, high to low",
  "size-large": "Size, large to small",
  "size-small": "Size, small to large",
};

interface SortSelectProps {
  address: ListParams;
  open: (next: ListParams) => void;
}

/** The order of the list; part of the page's form. */
export function SortSelect({ address: { filters, sort }, open }: SortSelectProps) {
  return (
    <Field id="list-sort" label="Sort" hideLabel className="w-44 flex-none lg:w-52">
      <Select
        id="list-sort"
        name="sort"
        form={searchFormId}
        defaultValue={sort}
        onChange={(event) => open({ filters, sort: event.currentTarget.value as SortOrder })}
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {sortLabels[order]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
