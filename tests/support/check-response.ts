import { expect } from "vitest";
import { allEndpoints, type EndpointName } from "#contract/endpoints/all-endpoints.ts";
import { errorBodySchema } from "#contract/http/api-error-schema.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";

const endpoints = (Object.entries(allEndpoints) as [EndpointName, Endpoint][]).map(([name, { method, path }]) => ({
  name,
  method,
  segments: path.split("/"),
}));

/** Finds an endpoint as the router does: the first of the table whose segments are those of the path. */
function findEndpoint(method: string, path: string): EndpointName | undefined {
  const segments = (path.split("?")[0] ?? "").split("/");
  const isMatch = (endpoint: (typeof endpoints)[number]) =>
    endpoint.method === method &&
    endpoint.segments.length === segments.length &&
    endpoint.segments.every((segment, index) => segment.startsWith(":") || segment === segments[index]);
  const matches = endpoints.filter(isMatch);
  return (matches.find(({ segments: own }) => !own.some((one) => one.startsWith(":"))) ?? matches[0])?.name;
}

/**
 * Fails if the JSON of a response is not what the contract states. A schema returns only the fields that it knows, so the
 * comparison finds unknown fields too.
 * @param path below `/api/v1`, with its query
 */
export function checkResponse(method: string, path: string, status: number, json: unknown): void {
  if (json === undefined) return;
  const name = findEndpoint(method, path);
  if (status >= 400 && !isReport(json)) {
    errorBodySchema.parse(json);
    if (name && (status === 409 || status === 410)) {
      const { errors }: Endpoint = allEndpoints[name];
      expect(errors, `the entry of ${name} does not say when it answers ${status}`).toHaveProperty(String(status));
    }
    return;
  }
  if (!name || (status >= 300 && status < 400)) return;
  const { response }: Endpoint = allEndpoints[name];
  expect(response, `${name} returns JSON, but its entry has no response`).toBeDefined();
  const parsed = response?.safeParse(json);
  expect(parsed?.error?.issues ?? [], `${name} returns something else than its schema`).toEqual([]);
  expect(json, `${name} returns fields that its schema does not have`).toEqual(parsed?.data);
}

/** A failed health check has the status 503 and the report of a successful one. */
const isReport = (json: unknown) => typeof json === "object" && json !== null && !("detail" in json);
