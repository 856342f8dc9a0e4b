import * as z from "zod";
import { errorBodySchema } from "#contract/http/api-error-schema.ts";
import { allEndpoints, type EndpointName } from "#contract/http/endpoints/all-endpoints.ts";
import { apiPrefix, type Endpoint } from "#contract/http/endpoints/endpoint.ts";
import type { EndpointRequest, EndpointResponse } from "#contract/http/endpoints/endpoint-tables.ts";
import { allRequests } from "#contract/http/endpoints/requests/all-requests.ts";
import { allResponses } from "#contract/http/endpoints/responses/all-responses.ts";

/** A request without an optional field, such as `no_email`, fits several schemas of a union, which `oneOf` forbids. */
function allowOverlap({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (!jsonSchema.oneOf) return;
  jsonSchema.anyOf = jsonSchema.oneOf;
  delete jsonSchema.oneOf;
}

const json = (schema: z.ZodType, io: "input" | "output") => ({
  "application/json": { schema: z.toJSONSchema(schema, { io, unrepresentable: "any", override: allowOverlap }) },
});

const errorContent = json(errorBodySchema, "output");

/** The errors of the transport, which do not depend on an endpoint's subject. */
const errorResponses = {
  Unauthorized: { description: "No valid session", content: errorContent },
  Forbidden: { description: "The role of the account is not sufficient", content: errorContent },
  NotFound: { description: "Not found", content: errorContent },
  TooLarge: { description: "The body is too large", content: errorContent },
  Invalid: { description: "A field is missing or invalid; the detail names it", content: errorContent },
  TooMany: { description: "Too many requests; Retry-After tells when to send the next one", content: errorContent },
  Error: { description: "Another error", content: errorContent },
};

const errorByStatus = {
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  413: "TooLarge",
  422: "Invalid",
  429: "TooMany",
  default: "Error",
} as const;

/**
 * Creates the OpenAPI 3.1 document of all endpoints from the contract's schemas. The build does it, because a third of
 * all schemas only describe responses, and the worker would create them at each start.
 */
export function createOpenApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(allEndpoints) as [EndpointName, Endpoint][]) {
    const path = apiPrefix + endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describe(name, endpoint),
    };
  }
  const info = {
    title: "Monrovia Hub",
    version: "1",
    license: { name: "All rights reserved", identifier: "LicenseRef-All-Rights-Reserved" },
  };
  const components = { securitySchemes: { session: { type: "http", scheme: "bearer" } }, responses: errorResponses };
  return { openapi: "3.1.0", info, servers: [{ url: "/" }], components, paths };
}

/** A body is JSON or a form with the same fields; other body types are files. */
function getBody({ body, bodyTypes = [] }: EndpointRequest) {
  const file = { schema: { type: "string", format: "binary" } };
  const jsonBody = body && json(typeof body === "function" ? body() : body, "input");
  const others = bodyTypes.map((type) => [type, jsonBody?.["application/json"] ?? file]);
  return { requestBody: { content: { ...jsonBody, ...Object.fromEntries(others) } } };
}

/** Returns the errors that an endpoint can answer with, by status. */
function listErrorResponses(endpoint: Endpoint, { query, body, bodyTypes }: EndpointRequest) {
  const isProtected = endpoint.access !== "public";
  const hasBody = Boolean(body || bodyTypes);
  const statuses = [
    ...(isProtected ? ([401, 403] as const) : []),
    ...(endpoint.path.includes(":") ? ([404] as const) : []),
    ...(hasBody ? ([413] as const) : []),
    ...(hasBody || query ? ([422] as const) : []),
    429,
    "default",
  ] as const;
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${errorByStatus[status]}` }]),
  );
}

const requests: Partial<Record<EndpointName, EndpointRequest>> = allRequests;

function describe(name: EndpointName, endpoint: Endpoint) {
  const request = requests[name] ?? {};
  const { query, body, bodyTypes, isCreated } = request;
  const { summary, response, responseType }: EndpointResponse = allResponses[name];
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.keys(query?.shape ?? {}).map((parameter) => ({
    name: parameter,
    in: "query",
    schema: { type: "array", items: { type: "string" } },
    style: "form",
    explode: true,
  }));
  return {
    operationId: name,
    summary,
    ...(endpoint.access === "public"
      ? { security: [] }
      : { description: `Role: ${endpoint.access}`, security: [{ session: [] }] }),
    parameters: [...inPath, ...inQuery],
    ...((body || bodyTypes) && getBody(request)),
    responses: {
      ...(response && { [isCreated ? 201 : 200]: { description: "OK", content: json(response, "output") } }),
      ...(responseType && { 200: { description: "OK", content: { [responseType]: { schema: { type: "string" } } } } }),
      ...(!response && !responseType && { 204: { description: "Done" } }),
      ...listErrorResponses(endpoint, request),
    },
  };
}
