import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { errorBodySchema } from "#contract/http/api-error-schema.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";

const errorContent = { "application/json": { schema: errorBodySchema } };
const errorResponse = (id: string, description: string) => ({ id, description, content: errorContent });

/** The errors of the transport, which do not depend on an endpoint's subject. */
const unauthorized = errorResponse("Unauthorized", "No valid session");
const forbidden = errorResponse("Forbidden", "The role of the account is not sufficient");
const notFound = errorResponse("NotFound", "Not found");
const tooLarge = errorResponse("TooLarge", "The body is too large");
const invalid = errorResponse("Invalid", "A field is missing or invalid; the detail names it");
const tooMany = errorResponse("TooMany", "Too many requests; Retry-After tells when to send the next one");
const otherError = errorResponse("Error", "Another error");

/**
 * Creates the OpenAPI 3.1 document of all endpoints from the contract's schemas. The build does it, because it takes longer
 * than a request may.
 */
export function createOpenApiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(allEndpoints)) {
    const path = apiPrefix + endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(name, endpoint) };
  }
  const info = {
    title: "Monrovia Hub",
    version: "1",
    license: { name: "All rights reserved", identifier: "LicenseRef-All-Rights-Reserved" },
  };
  const components = { securitySchemes: { session: { type: "http", scheme: "bearer" } } } as const;
  return createDocument(
    { openapi: "3.1.0", info, servers: [{ url: "/" }], components, paths },
    {
      allowEmptySchema: { pipe: true, transform: true, custom: true },
      // A request without an optional field, such as `no_email`, fits several schemas of a union, which `oneOf` forbids.
      override: ({ jsonSchema }) => {
        if (!jsonSchema.oneOf) return;
        jsonSchema.anyOf = jsonSchema.oneOf;
        delete jsonSchema.oneOf;
      },
    },
  );
}

function describe(name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const {
    access,
    summary,
    errors = {},
    params,
    query,
    body,
    bodyTypes = [],
    response,
    responseType,
    isCreated,
  } = endpoint;
  const hasBody = body !== undefined || bodyTypes.length > 0;
  const content = response ? { "application/json": { schema: response } } : responseType && { [responseType]: text };
  return {
    operationId: name,
    summary,
    ...(access === "public" ? { security: [] } : { description: `Role: ${access}`, security: [{ session: [] }] }),
    requestParams: { ...(params && { path: params }), ...(query && { query }) },
    ...(hasBody && { requestBody: { content: describeBody(endpoint) } }),
    responses: {
      ...(content ? { [isCreated ? 201 : 200]: { description: "OK", content } } : { 204: { description: "Done" } }),
      ...(access !== "public" && { 401: unauthorized, 403: forbidden }),
      ...(params && { 404: notFound }),
      ...Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [status, { description, content: errorContent }]),
      ),
      ...(hasBody && { 413: tooLarge }),
      ...((hasBody || query) && { 422: invalid }),
      429: tooMany,
      default: otherError,
    },
  };
}

const text = { schema: { type: "string" } } as const;
const file = { schema: { type: "string", format: "binary" } } as const;

/** A body is JSON or a form with the same fields; other body types are files. */
function describeBody({ body, bodyTypes = [] }: Endpoint) {
  const json = body && { schema: body };
  return {
    ...(json && { "application/json": json }),
    ...Object.fromEntries(bodyTypes.map((type) => [type, json ?? file])),
  };
}
