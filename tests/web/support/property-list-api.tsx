import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import type { PropertyCard } from "#contract/listings/property.ts";
import type { CardListResponse, FacetsResponse, RentSummaryResponse } from "#contract/listings/property-responses.ts";
import { swrOptions } from "#web/lib/api/swr-options.ts";

type RentCard = Extract<PropertyCard, { kind: "rent" }>;

/** Lazy code loads slowly on a busy machine. */
export const slow = { timeout: 20_000 };

/** Clears what a test before stored, and lets dialogs open, which happy-dom cannot. */
export function prepareListScreen(): void {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
}

let cardCount = 0;

/** Builds a flat for rent in Sinkor. */
export function buildRentCard(overrides: Partial<RentCard> = {}): RentCard {
  cardCount += 1;
  return {
    kind: "rent",
    uuid: `00000000-0000-4000-8000-${String(cardCount).padStart(12, "0")}`,
    reference: `MH-${1000 + cardCount}`,
    title: "Flat on 15th Street",
    property_type: "Apartment",
    address: "15th Street",
    area: "Sinkor",
    city: "Monrovia",
    state: "Montserrado",
    bedrooms: 2,
    bathrooms: 2,
    area_sqft: 1150,
    is_available: true,
    featured: false,
    image_count: 0,
    pictures: [],
    placeholder: null,
    created_at: "2026-01-01T00:00:00.000Z",
    monthly_rent: 1200,
    status: "available",
    confirmed_at: null,
    previous_price: null,
    move_in_cost: null,
    ...overrides,
  };
}

export function buildCardList(
  properties: PropertyCard[],
  overrides: Partial<Omit<CardListResponse, "data">> = {},
): CardListResponse {
  const end = { total: properties.length, total_exact: true, next_cursor: null, previous_cursor: null, offset: 0 };
  return { data: { properties }, ...end, ...overrides };
}

export const sampleFacets: FacetsResponse = {
  data: {
    kind: { buy: 9, rent: 14 },
    property_type: { Apartment: 8, House: 7, Duplex: 2 },
    city: { Monrovia: 12, Paynesville: 2 },
    area: { Sinkor: 9, "Congo Town": 5 },
    min_bedrooms: { 1: 13, 2: 9, 3: 4, 4: 0 },
    min_bathrooms: { 1: 14, 2: 6, 3: 1 },
    price: { "0-1000": 6, "1000-2000": 5, "2000-3000": 2, "3000-": 1 },
    status: { available: 11, under_offer: 1, let: 1, unavailable: 1 },
    amenities: { power: 7, water: 9, security: 4, parking: 6, furnished: 3, "air-conditioning": 5, internet: 0 },
    max_move_in: { 1000: 0, 2500: 1, 5000: 3, 10000: 6, 20000: 9, 40000: 9 },
    power: {},
    generator: {},
    water: {},
    fence: {},
    guard: {},
    road: {},
    floods: {},
    signal: {},
  },
  lowest_prices: { Sinkor: { rent: 450 }, "Congo Town": { rent: 700 } },
  exact: true,
};

const summary: RentSummaryResponse = {
  data: { average_rent: 1287.5, average_bedrooms: 2.25, average_area_sqft: null, available_now: 11, count: 14 },
  exact: true,
};

/** Returns the response to a key (path and query below /api/v1): a body, an error status, or undefined for no response. */
export type ListResponder = (key: string) => unknown;

/** Replaces `fetch`. `requestedKeys` and `sent` record the requests. */
export function mockListApi(respond: ListResponder): { requestedKeys: string[]; sent: RequestInit[] } {
  const requestedKeys: string[] = [];
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const key = url.replace("/api/v1", "");
    requestedKeys.push(key);
    sent.push(init);
    const response = respond(key);
    if (response === undefined) throw new TypeError("Failed to fetch");
    if (typeof response === "number") {
      return new Response(JSON.stringify({ detail: "No" }), { status: response });
    }
    return Response.json(response);
  });
  return { requestedKeys, sent };
}

/** Adds responses for facets, the nearest searches and the rent summary. The test provides the lists. */
export function withDefaultResponses(list: ListResponder): ListResponder {
  return (key) => {
    if (key.startsWith("/public/facets")) return sampleFacets;
    if (key.startsWith("/public/nearest")) return { data: { searches: [] } };
    if (key.startsWith("/public/rent/summary")) return summary;
    return list(key);
  };
}

/** Renders a screen at a path. `currentPath()` returns the current path and query. */
export async function renderListAt(screen: ReactNode, path: string, fallback: Record<string, unknown> = {}) {
  let currentPath = "";
  const LocationRecorder = () => {
    const { pathname, search } = useLocation();
    currentPath = pathname + search;
    return null;
  };
  // Awaited, because the lazy parts suspend until their code is loaded.
  const result = await act(async () =>
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map(), fallback }}>
        <MemoryRouter initialEntries={[path]}>
          {screen}
          <LocationRecorder />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
  return { ...result, currentPath: () => decodeURIComponent(currentPath) };
}
