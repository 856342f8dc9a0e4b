import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { readLiving } from "#shared/listings/details/living-facts.ts";
import { readDetails } from "#shared/listings/details/property-details.ts";
import type { MoveInPart } from "#shared/listings/status/move-in-options.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { Providers } from "#web/lib/page/providers.tsx";
import { toCardProperty } from "#web/lib/property-cards/to-card-property.ts";
import { routeTable } from "#web/site/app/routes/route-table.ts";
import type { DetailProperty } from "#web/site/features/listings/facts/detail-property.ts";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";

// Images never load in this environment. Without this, each one would count as failed.
Object.defineProperty(HTMLImageElement.prototype, "complete", { get: () => false, configurable: true });

type Overrides = Record<string, unknown>;

const uuid = "0b9a4c1e-7f0d-4a57-9a36-1f8f2d1c0a11";

/** Builds a property for sale with a number of images. `kind: "rent"` builds one for rent. */
export function buildDetailProperty({
  imageCount = 2,
  ...overrides
}: Overrides & { imageCount?: number } = {}): DetailProperty {
  const id = String(overrides.uuid ?? uuid);
  const images = Array.from({ length: imageCount }, (_, at) => ({
    id: `${id}-${at}`,
    url: `/images/buy-properties/${id}/${at + 1}.jpg`,
    width: 1600,
    height: 1200,
    alt: `View ${at + 1}`,
    placeholder: null,
    focus: null,
    variants: [320, 640, 1280].map((width) => ({
      url: `/images/buy-properties/${id}/${at + 1}-${width}.webp`,
      width,
      bytes: width * 50,
    })),
  }));
  const shared = {
    uuid: id,
    id,
    _id: id,
    reference: "MH-1042",
    title: "Oceanfront villa",
    description: "First line.\n\nSecond line.",
    property_type: "Villa",
    address: "Tubman Boulevard",
    area: "Congo Town",
    city: "Monrovia",
    state: "Montserrado",
    country: "Liberia",
    postal_code: null,
    bedrooms: 5,
    bathrooms: 4,
    area_sqft: 4200,
    amenities: ["Generator", "Well"],
    latitude: 6.28,
    longitude: -10.76,
    landmark: null,
    plus_code: null,
    pin: "approximate" as const,
    living: readLiving({}),
    living_checked_at: null,
    listed_by: null,
    contact_number: null,
    contact_e164: readPhoneNumber(String(overrides.contact_number ?? ""))?.e164 ?? null,
    is_available: true,
    featured: false,
    confirmed_at: null,
    previous_price: null,
    status_changed_at: "2026-03-14T10:00:00.000Z",
    price_reduced_at: null,
    agency_fee: null,
    off_list: null,
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    images,
    created_at: "2026-03-14T10:00:00.000Z",
    updated_at: "2026-03-14T10:00:00.000Z",
  };
  const property: DetailProperty =
    overrides.kind === "rent" ? { ...shared, ...rentFields } : { ...shared, ...buyFields };
  // A test that only says whether a home is available gets the status of it.
  const status = overrides.is_available === false ? { status: "unavailable" } : {};
  return { ...property, ...status, ...overrides } as DetailProperty;
}

const buyFields = {
  kind: "buy",
  price: 450_000,
  status: "available",
  ...readDetails("buy", { year_built: 2016, previous_owners: 1 }),
} as const;

const rentFields = {
  kind: "rent",
  monthly_rent: 1250,
  status: "available",
  advance_months: null,
  deposit: null,
  move_in_cost: null,
  move_in_unknown: ["advance_months", "deposit", "agency_fee"] as MoveInPart[],
  ...readDetails("rent", { year_built: 2016, furnished: true, lease_duration: "1 Year", pets_allowed: false }),
  allow_pets: false,
} as const;

export function buildPropertyCard(overrides?: Parameters<typeof buildDetailProperty>[0]) {
  return toCardProperty(buildDetailProperty(overrides));
}

/** Builds the response of the detail endpoint. */
export function buildDetailResponse(property: DetailProperty, similar: DetailProperty[] = []): PropertyDetailResponse {
  return { data: { property, similar: similar.map(toCardProperty) } };
}

/** Renders an element with the app's providers, the site's routes at `path` and the initial data of the page. */
export function renderInApp(element: ReactNode, { path = "/", data = {} as Record<string, unknown> } = {}) {
  return render(
    <Providers site={seededSite} origin="https://hub.example" data={data}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          {routeTable.map((route) => (
            <Route key={route.path} path={route.path} element={element} />
          ))}
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
}
