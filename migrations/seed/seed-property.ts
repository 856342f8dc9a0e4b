import {
  type NewBuyProperty,
  type NewProperty,
  type NewRentProperty,
  newPropertySchemas,
} from "#contract/listings/property-input.ts";
import { leaseMonths } from "#shared/listings/details/contradictions.ts";
import type { Living } from "#shared/listings/details/living-facts.ts";
import type { LeaseDuration, PropertyType } from "#shared/listings/property-options.ts";
import { type AreaName, areas } from "./areas.ts";

/** A field that is left out gets the contract's default, so a new optional field needs no change here. */
type SeedFields<Fields extends NewBuyProperty | NewRentProperty> = Partial<Fields> &
  Pick<Fields, "title" | "property_type">;

/** A seed listing before its other images are assigned. */
export type SeedPropertyDraft = { cover: string } & (
  | ({ kind: "buy" } & SeedFields<NewBuyProperty>)
  | ({ kind: "rent" } & SeedFields<NewRentProperty>)
);

/** A listing to seed: the contract's fields, the name of its cover image and the names of its other images. */
export type SeedProperty = SeedPropertyDraft & { views: string[] };

/** Validates the contract's fields and adds their defaults. @throws ZodError */
export function toNewProperty({ cover: _cover, views: _views, kind, ...fields }: SeedProperty): NewProperty {
  return { kind, ...newPropertySchemas[kind].parse(fields) } as NewProperty;
}

interface PropertyInput {
  /** The name of an image in images/index.json. */
  cover: string;
  type: PropertyType;
  title: string;
  area: AreaName;
  street: string;
  /** US dollars: the sale price or the monthly rent. */
  price: number;
  /** Bedrooms, bathrooms and square feet; null if unknown. */
  size: readonly [number | null, number | null, number | null];
  description: string;
  /** Separated by a comma and a space. */
  amenities?: string;
  /** What is known about living there, and its landmark. It agrees with the description and the amenities. */
  living?: Partial<Living> & { landmark?: string };
  yearBuilt?: number;
  renovationYear?: number;
  isNewConstruction?: boolean;
  featured?: boolean;
  unavailable?: boolean;
  /** Some real listings have no coordinates, so some seeded ones have none either. */
  withoutCoordinates?: boolean;
  /** Shows the business itself as the contact. */
  listedByOffice?: boolean;
}

interface SaleInput extends PropertyInput {
  previousOwners?: number;
}

interface RentalInput extends PropertyInput {
  furnished?: boolean;
  petsAllowed?: boolean;
  hasParking?: boolean;
  leaseDuration?: LeaseDuration;
  previousTenants?: number;
}

const postalCode = "1000";
const officePhone = "+231 77 000 0000";

export function createSale(input: SaleInput): SeedPropertyDraft {
  return {
    kind: "buy",
    ...createSharedFields(input),
    price: input.price,
    previous_owners: input.previousOwners ?? null,
    renovation_year: input.renovationYear ?? null,
  };
}

export function createRental(input: RentalInput): SeedPropertyDraft {
  return {
    kind: "rent",
    ...createSharedFields(input),
    monthly_rent: input.price,
    postal_code: postalCode,
    furnished: input.furnished ?? null,
    lease_duration: input.leaseDuration ?? null,
    pets_allowed: input.petsAllowed ?? null,
    has_parking: input.hasParking ?? null,
    ...createTerms(input),
    previous_tenants: input.previousTenants ?? null,
    last_renovation_year: input.renovationYear ?? null,
  };
}

/** Months in advance, deposit and fee. As in real listings, some are unknown; the same title gives the same terms. */
function createTerms({ title, price, leaseDuration }: RentalInput) {
  const pick = <T>(options: readonly T[]) => options[title.length % options.length] as T;
  const months = pick([12, 12, 6, 12, null, 3, 12]);
  // No rent is paid for longer than the lease lasts.
  const lease = leaseDuration ? leaseMonths[leaseDuration] : undefined;
  return {
    advance_months: months !== null && lease !== undefined ? Math.min(months, lease) : months,
    deposit: pick([price, null, 300, 0, price]),
    agency_fee: pick([300, null, Math.round(price / 2)]),
  };
}

function createSharedFields(input: PropertyInput) {
  const area = areas[input.area];
  const [bedrooms, bathrooms, area_sqft] = input.size;
  return {
    cover: input.cover,
    title: input.title,
    description: input.description,
    property_type: input.type,
    address: input.street,
    area: input.area,
    city: area.city,
    state: "Montserrado",
    country: "Liberia",
    bedrooms,
    bathrooms,
    area_sqft,
    amenities: input.amenities ? input.amenities.split(", ") : [],
    year_built: input.yearBuilt ?? null,
    is_new_construction: input.isNewConstruction ?? null,
    latitude: input.withoutCoordinates ? null : offsetCoordinate(area.latitude, input.title),
    longitude: input.withoutCoordinates ? null : offsetCoordinate(area.longitude, input.street + input.cover),
    listed_by: input.listedByOffice ? "Monrovia Hub sales and rentals" : null,
    contact_number: input.listedByOffice ? officePhone : null,
    is_available: !input.unavailable,
    featured: input.featured ?? false,
    ...input.living,
  };
}

/** Returns a coordinate within about 180 metres of the area's centre; the same text gives the same coordinate. */
function offsetCoordinate(center: number, text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 100_003;
  return Number((center + ((hash % 321) - 160) / 100_000).toFixed(5));
}
