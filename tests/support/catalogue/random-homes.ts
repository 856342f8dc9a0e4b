import { catalogueFormat } from "#shared/catalogue/catalogue-document.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { readLiving } from "#shared/listings/details/living-facts.ts";
import { readDetails } from "#shared/listings/details/property-details.ts";
import type { createRandom } from "../seeded-random.ts";

type Random = ReturnType<typeof createRandom>;

const areas = ["Sinkor", "Congo Town", "ELWA Junction", "Mamba Point", null];
const amenities = ["Borehole", "Standby generator", "Ocean view", "Wi-Fi"];
const words = ["Bright", "quiet", "house", "near", "the", "market", "Côte", "garden", "\u{1f3e0}", "12th"];

/** Returns a home with known and unknown values. */
export function randomHome({ pick, chance, whole }: Random, number: number): CatalogueHome {
  const sometimes = <T>(value: T) => (chance(0.7) ? value : null);
  const id = `${number.toString(16).padStart(8, "0")}-0000-4000-8000-${whole(0, 2 ** 40)
    .toString(16)
    .padStart(12, "0")}`;
  const at = new Date(Date.UTC(2026, 0, 1) + whole(0, 300) * 86_400_000 + whole(0, 86_399_999)).toISOString();
  const kind = pick(["buy", "rent"] as const);
  const isAvailable = chance(0.8);
  const living = { power: sometimes("own_meter"), generator: sometimes(chance(0.5)), road: sometimes("paved") };
  const text = () => Array.from({ length: whole(1, 6) }, () => pick(words)).join(" ");
  const shared = {
    ...readDetails("buy", {}),
    ...readDetails("rent", kind === "rent" ? { furnished: chance(0.5), lease_duration: "1 Year" } : {}),
    uuid: id,
    reference: `MH-${number}`,
    property_type: pick(["House", "Apartment", "Land"]),
    title: text(),
    address: `${whole(1, 99)} Broad Street`,
    area: pick(areas),
    city: pick(["Monrovia", "Paynesville"]),
    state: "Montserrado",
    country: "Liberia",
    postal_code: null,
    previous_price: sometimes(whole(100, 900)),
    price_reduced_at: sometimes(at),
    advance_months: kind === "rent" ? sometimes(whole(0, 12)) : null,
    deposit: kind === "rent" ? sometimes(whole(0, 900)) : null,
    agency_fee: sometimes(300),
    is_available: isAvailable,
    status: isAvailable ? ("available" as const) : ("under_offer" as const),
    featured: chance(0.1),
    is_confirmed: chance(0.5),
    confirmed_at: sometimes(at),
    created_at: chance(0.05) ? "2026-01-01" : at,
    bedrooms: sometimes(whole(0, 12)),
    bathrooms: sometimes(whole(0, 4)),
    area_sqft: sometimes(whole(3, 40) * 100),
    pictures: Array.from({ length: whole(0, 5) }, (_, at) => at + 1),
    placeholder: sometimes(String(whole(0, 1e9))),
    latitude: sometimes(6.3 + whole(0, 99) / 1000),
    longitude: sometimes(-10.8 + whole(0, 99) / 1000),
    landmark: sometimes(text()),
    amenities: amenities.filter(() => chance(0.4)),
    living: readLiving(living),
    living_checked_at: sometimes(at),
    listed_by: sometimes("Martha"),
    contact_number: sometimes("0775 556 066"),
    contact_e164: sometimes("+231775556066"),
    description: text(),
    confirmed_by_owner: chance(0.2) ? (true as const) : undefined,
    ...(chance(0.2) && { cover_focus: "50 20" }),
  };
  const image_count = shared.pictures.length;
  return toRounded(
    kind === "buy"
      ? { ...shared, image_count, kind, price: whole(100, 900) * 1000 }
      : { ...shared, image_count, kind, monthly_rent: whole(300, 3000), move_in_cost: sometimes(whole(500, 9000)) },
  );
}

const round = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * 1000) / 1000);
const toRounded = (home: CatalogueHome): CatalogueHome => ({
  ...home,
  latitude: round(home.latitude),
  longitude: round(home.longitude),
});

/** Returns the head of a catalogue. */
export const headOf = (version: string) => ({
  format: catalogueFormat,
  version,
  made_at: "2026-11-27T09:14:00.000Z",
  total_homes: 0,
  complete: true,
  has_descriptions: true,
});
