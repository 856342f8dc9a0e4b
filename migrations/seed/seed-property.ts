import type { NewBuyProperty, NewProperty, NewRentProperty } from "#contract/listings/property.ts";
import type { LeaseDuration, PropertyType } from "#contract/listings/property-options.ts";
import { type AreaName, areas } from "./areas.ts";

/** A listing as the seeding tool stores it: the contract's fields and the names of its drawn pictures. */
export type SeedProperty = NewProperty & { cover: string; views: string[] };

/** A seed listing before its views are chosen. */
export type SeedPropertyDraft = NewProperty & { cover: string };

interface Brief {
  cover: string;
  type: PropertyType;
  title: string;
  area: AreaName;
  street: string;
  /** US dollars: the price, or the rent of a month. */
  price: number;
  /** Bedrooms, bathrooms, square feet; null where nobody measured. */
  size: readonly [number | null, number | null, number | null];
  text: string;
  /** Amenities joined by commas. */
  has?: string;
  built?: number;
  featured?: boolean;
  taken?: boolean;
  /** Without coordinates, as many real listings are. */
  unplaced?: boolean;
  desk?: boolean;
}

interface SaleBrief extends Brief {
  owners?: number;
  renovated?: number;
  isNew?: boolean;
}

interface RentBrief extends Brief {
  furnished?: boolean;
  pets?: boolean;
  parking?: boolean;
  lease?: LeaseDuration;
  tenants?: number;
  renovated?: number;
  isNew?: boolean;
}

const postalCode = "1000";
const officePhone = "+231 77 000 0000";

export function createSale(brief: SaleBrief): SeedPropertyDraft {
  const own: Omit<NewBuyProperty, keyof ReturnType<typeof shared>> = {
    price: brief.price,
    postal_code: null,
    previous_owners: brief.owners ?? null,
    renovation_year: brief.renovated ?? null,
    is_new_construction: brief.isNew ?? null,
  };
  return { kind: "buy", ...shared(brief), ...own };
}

export function createRental(brief: RentBrief): SeedPropertyDraft {
  const own: Omit<NewRentProperty, keyof ReturnType<typeof shared>> = {
    monthly_rent: brief.price,
    postal_code: postalCode,
    furnished: brief.furnished ?? null,
    lease_duration: brief.lease ?? null,
    pets_allowed: brief.pets ?? null,
    has_parking: brief.parking ?? null,
    previous_tenants: brief.tenants ?? null,
    last_renovation_year: brief.renovated ?? null,
    is_new_construction: brief.isNew ?? null,
  };
  return { kind: "rent", ...shared(brief), ...own };
}

function shared(brief: Brief) {
  const place = areas[brief.area];
  const [bedrooms, bathrooms, area_sqft] = brief.size;
  return {
    cover: brief.cover,
    reference: null,
    title: brief.title,
    description: brief.text,
    property_type: brief.type,
    address: brief.street,
    area: brief.area,
    city: place.city,
    state: "Montserrado",
    country: "Liberia",
    bedrooms,
    bathrooms,
    area_sqft,
    amenities: brief.has ? brief.has.split(", ") : [],
    year_built: brief.built ?? null,
    latitude: brief.unplaced ? null : near(place.latitude, brief.title),
    longitude: brief.unplaced ? null : near(place.longitude, brief.street + brief.cover),
    listed_by: brief.desk ? "Monrovia Hub property desk" : null,
    contact_number: brief.desk ? officePhone : null,
    is_available: !brief.taken,
    featured: brief.featured ?? false,
    published: true,
  };
}

/** Within about 180 metres of the area's middle, always the same for the same words. */
function near(middle: number, words: string): number {
  let hash = 7;
  for (const letter of words) hash = (hash * 31 + letter.charCodeAt(0)) % 100_003;
  return Number((middle + ((hash % 321) - 160) / 100_000).toFixed(5));
}
