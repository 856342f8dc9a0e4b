import { afterEach, expect, test, vi } from "vitest";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, isOutage, NetworkError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { swrOptions } from "#web/lib/api/swr-options.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { mockListApi } from "../support/property-list-api.tsx";

afterEach(() => vi.unstubAllGlobals());

test("sends the identification headers, and the user type to public endpoints", async () => {
  const { requestedKeys, sent } = mockListApi(() => ({ ok: true }));
  await apiGet(endpointKey("GET /public/facets", { query: { kind: "buy" } }));
  await apiGet(endpointKey("GET /site"));
  expect(requestedKeys).toEqual(["/public/facets?kind=buy", "/site"]);
  expect(sent[0]?.headers).toMatchObject({
    "X-User": "visitor",
    "X-Auth": "none",
    "X-Api": "v1",
    "X-User-Type": "public",
  });
  expect(sent[1]?.headers).not.toHaveProperty("X-User-Type");
});

test("sends JSON to the path with its parameters", async () => {
  const { requestedKeys, sent } = mockListApi(() => ({}));
  await apiSend("POST /public/properties/:uuid/events", { params: { uuid: "a/b" }, body: { event: "view" } });
  expect(requestedKeys).toEqual(["/public/properties/a%2Fb/events"]);
  expect(sent[0]).toMatchObject({ method: "POST", body: '{"event":"view"}' });
});

test("reports an error as 'API {status}: {statusText}', with the standard text if the response has none", async () => {
  mockListApi(() => 422);
  const error = await apiGet(endpointKey("GET /public/properties")).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: "API 422: Unprocessable Content", status: 422, detail: "No" });
});

test("treats being offline, a timeout and an HTML page as network errors", async () => {
  mockListApi(() => undefined);
  await expect(apiGet(endpointKey("GET /site"))).rejects.toBeInstanceOf(NetworkError);
  vi.stubGlobal("fetch", async () => new Response("<html>Buy data</html>"));
  await expect(apiGet(endpointKey("GET /site"))).rejects.toBeInstanceOf(NetworkError);
});

test("accepts a response without a body", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  await expect(
    apiSend("POST /public/properties/:uuid/events", { params: { uuid: "a" }, body: { event: "view" } }),
  ).resolves.toBeUndefined();
});

test("counts only 5xx and network errors as an outage and does not retry a 4xx", () => {
  expect(isOutage(new NetworkError())).toBe(true);
  expect(isOutage(new ApiError(503, "", null))).toBe(true);
  expect(isOutage(new ApiError(404, "", null))).toBe(false);
  expect(isOutage(undefined)).toBe(false);
  const retries = swrOptions.shouldRetryOnError as (error: unknown) => boolean;
  expect([401, 403, 404, 422].map((status) => retries(new ApiError(status, "", null)))).toEqual(Array(4).fill(false));
  expect(retries(new ApiError(503, "", null))).toBe(true);
  expect(retries(new NetworkError())).toBe(true);
});

test("assigns the first problem within a list to the field of the list", () => {
  const problem = (loc: (string | number)[], msg: string) => ({ loc, msg, type: "x" });
  const detail = [
    problem(["body", "images", 3], "First"),
    problem(["body", "images", 5], "Second"),
    problem(["body", "email"], "Third"),
    problem(["body"], "Whole"),
  ];
  expect(readFieldProblems({ detail })).toEqual({ images: "First", email: "Third", body: "Whole" });
});

test.each([
  ["no body", undefined],
  ["an empty body", null],
  ["a text", "<html>"],
  ["a detail that is a text", { detail: "No" }],
  ["a detail that is an object", { detail: { error: "No" } }],
  ["an entry without a path", { detail: [{ msg: "No" }] }],
  ["an empty path", { detail: [{ loc: [], msg: "No" }] }],
  ["a path without names", { detail: [{ loc: [null, {}], msg: "No" }] }],
  ["an entry without a message", { detail: [{ loc: ["body", "email"] }] }],
  ["entries that are no objects", { detail: ["No", null, 7, ["No"]] }],
])("reads no field from %s", (_, body) => expect(readFieldProblems(body)).toEqual({}));

test("reads the fields that have a path beside entries without one, and a path that is a single name", () => {
  const detail = [null, { msg: "No" }, { loc: ["body", "email"], msg: "First" }, { loc: "name", msg: "Second" }];
  expect(readFieldProblems({ detail })).toEqual({ email: "First", name: "Second" });
});
