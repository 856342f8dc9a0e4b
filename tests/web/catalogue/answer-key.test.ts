import { beforeEach, expect, it, vi } from "vitest";
import {
  type Catalogue,
  type CatalogueDocument,
  catalogueFormat,
  toDocument,
} from "#shared/catalogue/catalogue-document.ts";
import { answerKey } from "#web/lib/catalogue/worker/answers/answer-key.ts";
import type { StoredServices } from "#web/lib/catalogue/worker/services/stored-services.ts";
import { toCardProperty } from "#web/lib/property-cards/to-card-property.ts";
import { buildHome } from "../support/catalogue-homes.ts";
import { buildDetailProperty } from "../support/property-fixtures.tsx";

const stored = vi.hoisted(() => ({
  catalogue: undefined as CatalogueDocument | undefined,
  services: undefined as StoredServices | undefined,
}));
vi.mock("#web/lib/catalogue/worker/catalogue-database.ts", () => ({
  readStoredVersion: async () => stored.catalogue?.version,
  readStoredCatalogue: async () => stored.catalogue,
}));
vi.mock("#web/lib/catalogue/worker/services/services-database.ts", () => ({
  readStoredServices: async () => stored.services,
}));

const id = (number: number) => `${String(number).padStart(8, "0")}-0000-4000-8000-000000000000`;
const homes = Array.from({ length: 60 }, (_, index) =>
  buildHome({
    uuid: id(index),
    monthly_rent: 300 + 10 * index,
    area: index % 2 ? "Sinkor" : "Congo Town",
    bedrooms: index % 4,
    is_available: index > 0,
    status: index > 0 ? "available" : "let",
  }),
);
let versions = 0;

function store(changes: Partial<Catalogue> = {}): void {
  const head = {
    format: catalogueFormat,
    version: `version ${versions++}`,
    made_at: "2026-03-14T10:00:00.000Z",
    total_homes: homes.length,
    complete: true,
    has_descriptions: true,
  };
  stored.catalogue = toDocument({ ...head, homes, prices: null, ...changes });
}

beforeEach(() => store());

const answer = async (key: string) => (await answerKey(key))?.data;

it("answers a page of a list with its number, its position and the pages beside it", async () => {
  const key = "/public/rent/properties?area=Sinkor&max_price=880&view=card&sort=price-low";
  expect(await answer(key)).toMatchObject({
    total: 29,
    total_exact: true,
    offset: 0,
    previous_cursor: null,
    next_cursor: "at-24",
  });
  const second = await answer(`${key}&cursor=at-24`);
  expect(second).toMatchObject({ offset: 24, previous_cursor: "at-24", next_cursor: null });
  expect(second).toHaveProperty("data.properties.length", 5);
  expect(second).toHaveProperty("data.properties.0.monthly_rent", 300 + 10 * 49);
  expect(await answer(`${key}&before=at-24`)).toEqual(await answer(key));
});

it("offers the nearest searches if nothing matches, with the number of homes in each", async () => {
  expect(await answer("/public/nearest?kind=rent&area=Sinkor&min_bedrooms=9")).toEqual({
    data: { searches: [{ change: "rooms", query: "kind=rent&area=Sinkor", count: 30, exact: true }] },
  });
  expect(await answer("/public/nearest?kind=rent&area=Sinkor&max_price=310&min_bedrooms=2")).toMatchObject({
    data: { searches: [{ change: "price" }, { change: "rooms", count: 1 }] },
  });
  expect(await answer("/public/nearest?kind=rent&area=Sinkor")).toEqual({ data: { searches: [] } });
});

it("offers no nearest searches whose numbers it does not know", async () => {
  store({ has_descriptions: false });
  expect(await answer("/public/nearest?q=zzzz&area=Sinkor")).toBeUndefined();
  store({ complete: false });
  expect(await answer("/public/nearest?kind=rent&min_bedrooms=9")).toBeUndefined();
});

it("says 500 or more, as the service does", async () => {
  store({ homes: Array.from({ length: 501 }, (_, at) => buildHome({ uuid: id(at), reference: `MH-${at}` })) });
  expect(await answer("/public/properties?view=card")).toMatchObject({ total: 500, total_exact: false });
  expect(await answer("/public/properties?view=card&cursor=at-480")).toMatchObject({ offset: 480, next_cursor: null });
});

it("names the version that answers", async () =>
  expect(await answerKey("/public/facets")).toMatchObject({ version: stored.catalogue?.version }));

it("counts filters, averages and areas", async () => {
  expect(await answer("/public/facets?kind=rent")).toMatchObject({
    data: { area: { Sinkor: 30, "Congo Town": 30 } },
    exact: true,
  });
  expect(await answer("/public/rent/summary?area=Sinkor")).toEqual({
    data: { average_rent: 600, average_bedrooms: 2, average_area_sqft: 4200, available_now: 30, count: 30 },
    exact: true,
  });
  expect(await answer("/public/areas/rent/congo-town")).toMatchObject({
    data: { name: "Congo Town", listed: 30, available: 29, lowest_price: 320, types: [{ name: "Villa", listed: 30 }] },
  });
  expect(await answer("/public/areas/rent/unknown")).toBeUndefined();
});

it("answers a home with everything that its card and its page show", async () => {
  const property = buildDetailProperty({ kind: "rent", uuid: id(7), monthly_rent: 370, area: "Sinkor", bedrooms: 3 });
  const found = await answer(`/public/properties/${id(7)}`);
  const { description, amenities, contact_number } = property;
  expect(found).toMatchObject({
    data: { property: { ...toCardProperty(property), description, amenities, contact_number } },
  });
  expect(found).toHaveProperty("data.similar.length", 3);
});

it("does not answer what the catalogue does not have", async () => {
  for (const key of [`/public/properties/${id(99)}`, "/public/courses"]) {
    expect(await answer(key)).toBeUndefined();
  }
});

it("says that a list may have more if the catalogue has only the newest homes, or no descriptions to search", async () => {
  store({ complete: false, total_homes: 5000 });
  const list = "/public/properties?view=card&sort=price-low";
  expect(await answer(list)).toMatchObject({ total: 60, total_exact: false });
  expect(await answer("/public/properties?view=card&sort=newest")).toMatchObject({ total: 60, total_exact: false });
  store({ has_descriptions: false });
  expect(await answer(list)).toMatchObject({ total: 60, total_exact: true });
  expect(await answer(`${list}&q=sinkor`)).toMatchObject({ total: 30, total_exact: false });
});

it("holds no catalogue if the stored one is of another format or was cleared", async () => {
  store({ format: 99 });
  expect(await answerKey("/public/facets")).toBeUndefined();
  store();
  expect(await answerKey("/public/facets")).toBeDefined();
  stored.catalogue = undefined;
  expect(await answerKey("/public/facets")).toBeUndefined();
});

it("answers lists and pages of courses and professionals", async () => {
  const [vitz, away] = [
    { id: "c 1", available: true },
    { id: "c2", available: false },
  ];
  const professional = { id: "d1", available: true };
  stored.services = { courses: [away, vitz], professionals: [professional], savedAt: 0 };
  expect(await answer("/public/courses")).toEqual({ data: { courses: [away, vitz] } });
  expect(await answer("/public/courses?available=true&limit=3&view=card")).toEqual({ data: { courses: [vitz] } });
  expect(await answer("/public/courses?limit=1")).toEqual({ data: { courses: [away] } });
  expect(await answer("/public/courses/c%201")).toEqual({ data: { course: vitz } });
  expect(await answer("/public/professionals/d1")).toEqual({ data: { professional: professional } });
  expect(await answer("/public/professionals/d2")).toBeUndefined();
  stored.services = undefined;
  expect(await answer("/public/professionals")).toBeUndefined();
});
