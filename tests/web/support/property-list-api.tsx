import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import type { PropertyCard } from "#contract/listings/property.ts";
import type { CardListResponse, FacetsResponse, RentSummaryResponse } from "#contract/listings/property-responses.ts";
import { swrOptions } from "#web/lib/api/swr-options.ts";

type RentCard = Extract<PropertyCard, { kind: "rent" }>;

let made = 0;

/** A rented flat in Sinkor, with whatever the test needs instead. */
export function buildRentCard(overrides: Partial<RentCard> = {}): RentCard {
  made += 1;
  return {
    kind: "rent",
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    reference: `MH-${1000 + made}`,
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
    ...overrides,
  };
}

export function buildCardList(
  properties: PropertyCard[],
  overrides: Partial<Omit<CardListResponse, "data">> = {},
): CardListResponse {
  const end = { total: properties.length, total_exact: true, next_cursor: null, previous_cursor: null };
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
  },
  exact: true,
};

const summary: RentSummaryResponse = {
  data: { average_rent: 1287.5, average_bedrooms: 2.25, average_area_sqft: null, available_now: 11, count: 14 },
  exact: true,
};

/** What the service answers to a path with its query, below /api/v1: a body, or a status. */
export type ListResponder = (key: string) => unknown;

/** Puts a service in place of the network; the paths asked for are in `asked`. */
export function mockListApi(answer: ListResponder): { asked: string[]; sent: RequestInit[] } {
  const asked: string[] = [];
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const key = address.replace("/api/v1", "");
    asked.push(key);
    sent.push(init);
    const found = answer(key);
    if (found === undefined) throw new TypeError("Failed to fetch");
    if (typeof found === "number") return new Response(JSON.stringify({ detail: "No" }), { status: found });
    return Response.json(found);
  });
  return { asked, sent };
}

/** The usual answers; lists are given by the test. */
export function withDefaultResponses(list: ListResponder): ListResponder {
  return (key) => {
    if (key.startsWith("/public/facets")) return sampleFacets;
    if (key.startsWith("/public/rent/summary")) return summary;
    return list(key);
  };
}

/** Shows a screen at an address; `address()` tells where it has got to. */
export async function renderListAt(screen: ReactNode, path: string, fallback: Record<string, unknown> = {}) {
  let here = "";
  const Where = () => {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  };
  // Awaited, because the late parts of a screen suspend until their code is there.
  const result = await act(async () =>
    render(
      <SWRConfig value={{ ...swrOptions, provider: () => new Map(), fallback }}>
        <MemoryRouter initialEntries={[path]}>
          {screen}
          <Where />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
  return { ...result, address: () => decodeURIComponent(here) };
}
