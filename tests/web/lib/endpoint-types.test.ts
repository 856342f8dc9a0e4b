import { expect, expectTypeOf, test } from "vitest";
import type { MemberResponse } from "#contract/admin/team.ts";
import { accountEndpoints } from "#contract/http/endpoints/account-endpoints.ts";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { CardListResponse, FacetsResponse } from "#contract/listings/property-responses.ts";
import { enquiriesKey } from "#web/admin/features/shared/enquiries/enquiry-lists.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

const { updateMember, endSession, listSessions } = accountEndpoints;
const { getFacets, getProperty, listProperties } = visitorEndpoints;

test("a key is the path with its parameters, then the filters, then the query", () => {
  const filters = new URLSearchParams({ kind: "rent" });
  expect(endpointKey(getProperty, { params: { uuid: "a/b" } })).toBe("/public/properties/a%2Fb");
  expect(endpointKey(listProperties, { filters, query: { view: "card", cursor: undefined, limit: 3 } })).toBe(
    "/public/properties?kind=rent&view=card&limit=3",
  );
  expect(endpointKey(getFacets, { query: { city: ["Careysburg", "Monrovia"] } })).toBe(
    "/public/facets?city=Careysburg&city=Monrovia",
  );
});

test("a response has the type of its endpoint", () => {
  const read = () => apiGet(endpointKey(getFacets));
  const readCards = () => apiGet(endpointKey(listProperties, { query: { view: "card" } }));
  const send = () => apiSend(updateMember, { params: { id: "1" }, body: { role: "admin" } });
  const remove = () => apiSend(endSession, { params: { id: "1" } });
  expectTypeOf(read).returns.resolves.toEqualTypeOf<FacetsResponse>();
  expectTypeOf(readCards).returns.resolves.toEqualTypeOf<CardListResponse>();
  expectTypeOf(send).returns.resolves.toEqualTypeOf<MemberResponse>();
  expectTypeOf(remove).returns.resolves.toEqualTypeOf<undefined>();
});

test("a wrong call does not compile", () => {
  const calls = [
    // @ts-expect-error: the id is missing
    () => apiSend(endSession),
    // @ts-expect-error: the parameter has another name
    () => apiSend(endSession, { params: { uuid: "1" } }),
    // @ts-expect-error: the body is missing
    () => apiSend(updateMember, { params: { id: "1" } }),
    // @ts-expect-error: no such role
    () => apiSend(updateMember, { params: { id: "1" }, body: { role: "owner" } }),
    // @ts-expect-error: no such field
    () => apiSend(updateMember, { params: { id: "1" }, body: { roles: "admin" } }),
    // @ts-expect-error: the endpoint has no body
    () => apiSend(endSession, { params: { id: "1" }, body: {} }),
    // @ts-expect-error: a number is no password
    () => apiSend(accountEndpoints.deleteMe, { body: { password: 1 } }),
    // @ts-expect-error: a text is no key
    () => apiGet("/auth/sessions"),
    // @ts-expect-error: an inbox is fetched by its feature, because a search must not be in a URL
    () => apiGet(enquiriesKey({ q: "Ma Kebbeh" })),
    // @ts-expect-error: no such filter
    () => endpointKey(getFacets, { query: { town: "Monrovia" } }),
    // @ts-expect-error: the number of homes is a number
    () => endpointKey(adminCatalogueEndpoints.listToConfirm, { query: { limit: "many" } }),
    // @ts-expect-error: the path has no parameter
    () => endpointKey(listSessions, { params: { id: "1" } }),
    // @ts-expect-error: the path has a parameter
    () => endpointKey(getProperty),
  ];
  expect(calls).toHaveLength(13);
});
