import { expect, expectTypeOf, test } from "vitest";
import type { MemberResponse } from "#contract/admin/team.ts";
import type { CardListResponse, FacetsResponse } from "#contract/listings/property-responses.ts";
import { enquiriesKey } from "#web/admin/features/shared/enquiries/enquiry-lists.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

test("a key is the path with its parameters, then the filters, then the query", () => {
  const filters = new URLSearchParams({ kind: "rent" });
  expect(endpointKey("GET /public/properties/:uuid", { params: { uuid: "a/b" } })).toBe("/public/properties/a%2Fb");
  expect(endpointKey("GET /public/properties", { filters, query: { view: "card", cursor: undefined, limit: 3 } })).toBe(
    "/public/properties?kind=rent&view=card&limit=3",
  );
  expect(endpointKey("GET /public/facets", { query: { city: ["Careysburg", "Monrovia"] } })).toBe(
    "/public/facets?city=Careysburg&city=Monrovia",
  );
});

test("a response has the type of its endpoint", () => {
  const read = () => apiGet(endpointKey("GET /public/facets"));
  const readCards = () => apiGet(endpointKey("GET /public/properties", { query: { view: "card" } }));
  const send = () => apiSend("PATCH /team/:id", { params: { id: "1" }, body: { role: "admin" } });
  const remove = () => apiSend("DELETE /auth/sessions/:id", { params: { id: "1" } });
  expectTypeOf(read).returns.resolves.toEqualTypeOf<FacetsResponse>();
  expectTypeOf(readCards).returns.resolves.toEqualTypeOf<CardListResponse>();
  expectTypeOf(send).returns.resolves.toEqualTypeOf<MemberResponse>();
  expectTypeOf(remove).returns.resolves.toEqualTypeOf<undefined>();
});

test("a wrong call does not compile", () => {
  const calls = [
    // @ts-expect-error: the id is missing
    () => apiSend("DELETE /auth/sessions/:id"),
    // @ts-expect-error: the parameter has another name
    () => apiSend("DELETE /auth/sessions/:id", { params: { uuid: "1" } }),
    // @ts-expect-error: the body is missing
    () => apiSend("PATCH /team/:id", { params: { id: "1" } }),
    // @ts-expect-error: no such role
    () => apiSend("PATCH /team/:id", { params: { id: "1" }, body: { role: "owner" } }),
    // @ts-expect-error: no such field
    () => apiSend("PATCH /team/:id", { params: { id: "1" }, body: { roles: "admin" } }),
    // @ts-expect-error: the endpoint has no body
    () => apiSend("DELETE /auth/sessions/:id", { params: { id: "1" }, body: {} }),
    // @ts-expect-error: a number is no password
    () => apiSend("DELETE /auth/me", { body: { password: 1 } }),
    // @ts-expect-error: a text is no key
    () => apiGet("/auth/sessions"),
    // @ts-expect-error: an inbox is fetched by its feature, because a search must not be in a URL
    () => apiGet(enquiriesKey({ q: "Ma Kebbeh" })),
    // @ts-expect-error: no such filter
    () => endpointKey("GET /public/facets", { query: { town: "Monrovia" } }),
    // @ts-expect-error: the number of homes is a number
    () => endpointKey("GET /list/to-confirm", { query: { limit: "many" } }),
    // @ts-expect-error: the path has no parameter
    () => endpointKey("GET /auth/sessions", { params: { id: "1" } }),
    // @ts-expect-error: the path has a parameter
    () => endpointKey("GET /public/properties/:uuid"),
  ];
  expect(calls).toHaveLength(13);
});
