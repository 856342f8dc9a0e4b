import { minBedroomOptions } from "#shared/listings/property-options.ts";
import { type AskedName, askedPart, otherFilters } from "#shared/wants/asked-filters.ts";
import { readFilterParams } from "#shared/wants/read-filter-params.ts";
import { describeWant } from "#shared/wants/want-label.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { Switch } from "./switch.tsx";

/** Names all areas and cities with homes. */
export const areasKey = endpointKey("GET /public/facets");

interface AskedFieldsProps {
  /** The search that the form shows at first. */
  params: URLSearchParams;
  problems?: Record<string, string>;
  /** A stored want is of homes to rent or to buy for ever. */
  isOfOneKind?: boolean;
}

/** Asks what most people look for. All other filters of a search stay, and are named. */
export function AskedFields({ params, problems = {}, isOfOneKind }: AskedFieldsProps) {
  const { data: facets } = useEndpoint(areasKey);
  const namesOf = (counts: Record<string, number> = {}) => Object.keys(counts).sort();
  const others = describe(otherFilters(params));
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="mb-1 text-balance font-head text-3 leading-tight">What do you look for?</legend>
      {!isOfOneKind && (
        <Switch
          name="kind"
          label="Rent or buy"
          options={[
            ["rent", "Rent"],
            ["buy", "Buy"],
          ]}
          selected={params.get("kind") ?? "rent"}
        />
      )}
      <PartSelect
        name="where"
        label="Area"
        params={params}
        options={[
          ["", "Anywhere"],
          ...namesOf(facets?.data.area).map((area) => [partOf({ area }), area] as const),
          ...namesOf(facets?.data.city).map((city) => [partOf({ city }), `All of ${city}`] as const),
        ]}
      />
      <div className="flex flex-wrap gap-4">
        <Field id="want-max-price" label="Highest price, US$" error={problems.max_price} className={halfClass}>
          <input
            className="in"
            id="want-max-price"
            name="max_price"
            type="number"
            min="0"
            placeholder="Any"
            defaultValue={params.get("max_price") ?? ""}
            aria-invalid={problems.max_price ? true : undefined}
            aria-describedby={problems.max_price && "want-max-price-error"}
          />
        </Field>
        <PartSelect
          name="rooms"
          label="Bedrooms"
          className={halfClass}
          params={params}
          options={[
            ["", "Any"],
            ...minBedroomOptions.map((rooms) => [partOf({ min_bedrooms: `${rooms}` }), `${rooms}+`] as const),
          ]}
        />
      </div>
      {others && (
        <p className="wrap-anywhere">
          <span className="text-ink2">Also from your search:</span> <ExactText text={others} />
        </p>
      )}
    </fieldset>
  );
}

const partOf = (filter: Record<string, string>) => `${new URLSearchParams(filter)}`;
const describe = (params: URLSearchParams) => describeWant(readFilterParams(params));

/** Two share a row; large text has one in a row. */
const halfClass = "grow basis-[8rem]";

interface PartSelectProps {
  name: AskedName;
  label: string;
  className?: string;
  params: URLSearchParams;
  options: readonly (readonly [part: string, label: string])[];
}

/** A select of parts of a search. What the search has is an option too. */
function PartSelect({ name, params, options, ...field }: PartSelectProps) {
  const own = askedPart(params, name);
  const isListed = options.some(([part]) => part === own);
  const all = isListed ? options : [...options, [own, describe(new URLSearchParams(own))] as const];
  return (
    <Field id={`want-${name}`} {...field}>
      <Select id={`want-${name}`} name={name} defaultValue={own}>
        {all.map(([part, text]) => (
          <option key={part} value={part}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
