import { beforeEach, expect, it } from "vitest";
import type { Property } from "#contract/listings/property.ts";
import { toPlusCode } from "#shared/listings/place/plus-code.ts";
import { comparePath } from "#web/site/features/listings/compare/compared-ids.ts";
import { createAdminClient } from "../../../support/admin-client.ts";
import { describedEndpoints } from "../../../support/endpoints.ts";
import { get, send } from "../../../support/public-client.ts";

const place = { latitude: "6.287314", longitude: "-10.764291", house_number: "HN-77", snoocode: "SNOO-12" };
const exactCode = toPlusCode(6.287314, -10.764291);
/** What only those may know to whom the home is shown. */
const secrets = ["6.2873", "10.7642", "10.7643", place.house_number, place.snoocode, exactCode];

let admin: Awaited<ReturnType<typeof createAdminClient>>;
let uuid: string;
let other: string;
beforeEach(async () => {
  admin = await createAdminClient();
  ({ uuid } = await admin.publish("rent", { ...place, landmark: "behind ELWA hospital" }));
  ({ uuid: other } = await admin.publish("rent", { ...place, title: "Flat next door", featured: "true" }));
});

/**
 * Every public GET of a visitor, with values for its parameters; undefined for those of other subjects, and for secret
 * addresses: a want shows the cards of the lists, and an owner their own homes.
 */
const reads: Record<string, string[] | undefined> = {
  listBuyProperties: ["/public/buy/properties"],
  listRentProperties: ["/public/rent/properties", "/public/rent/properties?view=card"],
  listRecentProperties: ["/public/recent/properties", "/public/recent/properties?view=card"],
  listProperties: [
    "/public/properties",
    "/public/properties?view=card",
    "/public/properties?q=elwa",
    "/public/properties?sort=price-low",
  ],
  getProperty: ["/public/properties/{uuid}"],
  getFacets: ["/public/facets", "/public/facets?q=elwa"],
  getNearestSearches: ["/public/nearest?q=palace"],
  getRentSummary: ["/public/rent/summary"],
  getPrices: undefined,
  getArea: ["/public/areas/rent/sinkor"],
  verify: ["/public/verify?reference={uuid}"],
  listCourses: undefined,
  getCourse: undefined,
  listProfessionals: undefined,
  getProfessional: undefined,
  getSite: ["/site"],
  getHealth: ["/health"],
  getCatalogue: ["/public/catalogue"],
  getCataloguePointer: ["/public/catalogue/pointer"],
  // Differs from `getCatalogue` by its address alone.
  getCatalogueVersion: undefined,
  getCatalogueChanges: undefined,
  getOpenApi: undefined,
  getAdminSignup: undefined,
  listSlots: undefined,
  listNextTimes: undefined,
  getBooking: undefined,
  getCalendar: undefined,
  getWantChannels: undefined,
  getWant: undefined,
  getOwnerHomes: undefined,
};

it("the table has every public GET", () => {
  const names = describedEndpoints
    .filter(({ method, access }) => method === "GET" && access === "public")
    .map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(reads).sort());
});

it("no public response has an exact place", async () => {
  for (const path of Object.values(reads).flatMap((paths) => paths ?? [])) {
    const text = JSON.stringify((await get<object>(path.replace("{uuid}", uuid))).body);
    for (const secret of secrets) expect(text, path).not.toContain(secret);
  }
});

it("no page has an exact place", async () => {
  const lists = ["/", "/properties", "/rent", "/rent?q=elwa", "/real-estate", "/favorites"];
  const ofHome = [`/property/${uuid}`, comparePath([uuid, other]), `/book/viewing/${uuid}`];
  for (const path of [...lists, ...ofHome, "/sitemap.xml", "/sitemap-1.xml"]) {
    const text = await (await send(path)).text();
    if (ofHome.includes(path)) expect(text).toContain(uuid);
    for (const secret of secrets) expect(text, path).not.toContain(secret);
  }
});

it("a page of a booked viewing and its calendar file have no exact place", async () => {
  const { body } = await get<{ data: { slots: { start: string }[] } }>(
    `/public/slots?kind=viewing&property_uuid=${uuid}&days=14`,
  );
  const [slot] = body.data.slots;
  const person = { name: "Ma Kebbeh", phone_number: "0775 550 909", elapsed_ms: 9000 };
  const response = await send("/api/v1/public/appointments", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ kind: "viewing", property_uuid: uuid, start: slot?.start, ...person }),
  });
  const booked: { manage_url: string } = await response.json();
  expect(response.status).toBe(201);
  const { pathname, search } = new URL(booked.manage_url, "http://localhost:8787");
  const secret = pathname.split("/").at(-1) ?? "";
  for (const path of [
    pathname + search,
    `/api/v1/public/appointments/${secret}`,
    `/api/v1/public/appointments/${secret}.ics`,
  ]) {
    const text = await (await send(path)).text();
    for (const each of secrets) expect(text, path).not.toContain(each);
  }
});

const read = async (path = `/public/properties/${uuid}`) =>
  (await get<{ data: { property: Property } }>(path)).body.data.property;

it("visitors get about where a home is, and exactly where if the admin says so", async () => {
  expect(await read()).toMatchObject({
    pin: "approximate",
    latitude: 6.287,
    longitude: -10.764,
    plus_code: `${exactCode.slice(0, 8)}+`,
    landmark: "behind ELWA hospital",
  });
  expect(await read()).not.toHaveProperty("house_number");
  expect(await read()).not.toHaveProperty("snoocode");
  await admin.send("/update/rent/property", { method: "PATCH", body: { uuid, pin: "exact" } });
  expect(await read()).toMatchObject({
    pin: "exact",
    latitude: 6.287314,
    longitude: -10.764291,
    plus_code: exactCode,
    house_number: "HN-77",
    snoocode: "SNOO-12",
  });
  await admin.send("/update/rent/property", { method: "PATCH", body: { uuid, pin: null } });
  expect(await read()).toMatchObject({ pin: "approximate", latitude: 6.287 });
});

it("admins get the exact place, also in the list, the export and the audit", async () => {
  const { body } = await admin.send<{ data: { property: Property } }>(`/properties/${uuid}`);
  expect(body.data.property).toMatchObject({ latitude: 6.287314, house_number: "HN-77", plus_code: exactCode });
  for (const path of ["/list/rent/properties", "/list/recent/properties"])
    expect(JSON.stringify((await admin.send<object>(path)).body)).toContain("6.287314");
});
