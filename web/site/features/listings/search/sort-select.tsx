import { type SortOrder, sortOrders } from "#shared/listings/property-options.ts";
import { sortLabels } from "#web/lib/format/sort-labels.ts";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { ListParams } from "../list-pages/list-params.ts";
import type { SetListParams } from "../list-pages/use-list-params.ts";
import { searchFormId } from "./search-form-values.ts";

interface SortSelectProps {
  params: ListParams;
  setParams: SetListParams;
}

/** Sort order. The `form` attribute makes it part of the search form, so it works without a script. */
export function SortSelect({ params: { sort }, setParams }: SortSelectProps) {
  return (
    <Field id="list-sort" label="Sort" hideLabel className="list-sort">
      <Select
        id="list-sort"
        name="sort"
        form={searchFormId}
        defaultValue={sort}
        onChange={({ currentTarget: { value } }) => setParams(({ filters }) => ({ filters, sort: value as SortOrder }))}
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
