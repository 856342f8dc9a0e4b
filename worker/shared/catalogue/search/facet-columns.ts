import { type CountedProperties, type FacetName, facetNames, ofEachFact } from "../../listings/matching/facet-tests.ts";

/** The distinct values of a facet. Few of them are shared by all homes, so each is tested and counted once. */
export interface FacetColumn {
  /** For each distinct value the first home that has it. */
  examples: readonly CountedProperties[];
  /** The position of each home's value among them, by place. */
  codes: Uint16Array;
}
export type FacetColumns = Record<FacetName, FacetColumn>;

/** The value that the filter and the options of a facet depend on. */
const facetFields: Record<FacetName, keyof CountedProperties> = {
  kind: "kind",
  property_type: "property_type",
  city: "city",
  area: "area",
  min_bedrooms: "bedrooms",
  min_bathrooms: "bathrooms",
  price: "price_cents",
  status: "status",
  max_move_in: "move_in_cents",
  amenities: "amenity_bits",
  ...ofEachFact((name) => name),
};

/** Returns the column of each facet. */
export function createFacetColumns(values: readonly CountedProperties[]): FacetColumns {
  const columns = facetNames.map((facet) => [facet, createColumn(values, facetFields[facet])] as const);
  return Object.fromEntries(columns) as FacetColumns;
}

function createColumn(values: readonly CountedProperties[], field: keyof CountedProperties): FacetColumn {
  const examples: CountedProperties[] = [];
  const known = new Map<unknown, number>();
  const codes = Uint16Array.from(values, (home) => {
    const code = known.get(home[field]) ?? examples.push(home) - 1;
    known.set(home[field], code);
    return code;
  });
  return { examples, codes };
}
