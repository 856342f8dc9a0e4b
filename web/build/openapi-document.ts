import * as z from "zod";
import { allEndpointSchemas } from "#contract/http/endpoints/all-endpoint-schemas.ts";
import { allEndpoints, type EndpointName } from "#contract/http/endpoints/all-endpoints.ts";
import { apiPrefix, type Endpoint } from "#contract/http/endpoints/endpoint.ts";
import type { EndpointSchemas } from "#contract/http/endpoints/endpoint-schemas.ts";

const errorSchema = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string(), type: z.string() })),
  ]),
});

const json = (schema: z.ZodType, io: "input" | "output") => ({
  "application/json": { schema: z.toJSONSchema(schema, { io, unrepresentable: "any" }) },
});

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
      [endpoint.method.toLowerCase()]: describe(name, endpoint, allEndpointSchemas[name]),
    };
  }
  const info = { title: "Monrovia Hub", version: "1" };
  const components = { securitySchemes: { session: { type: "http", scheme: "bearer" } } };
  return { openapi: "3.1.0", info, components, paths };
}

/** A body is JSON or a form with the same fields; other body types are files. */
function bodyOf({ body, bodyTypes = [] }: EndpointSchemas) {
  const file = { schema: { type: "string", format: "binary" } };
  const jsonBody = body ? json(body, "input") : undefined;
  const others = bodyTypes.map((type) => [type, jsonBody?.["application/json"] ?? file]);
  return { requestBody: { content: { ...jsonBody, ...Object.fromEntries(others) } } };
}

function describe(name: EndpointName, endpoint: Endpoint, schemas: EndpointSchemas) {
  const { summary, query, body, bodyTypes, response, responseType, isCreated } = schemas;
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
    ...(endpoint.access !== "public" && { description: `Role: ${endpoint.access}`, security: [{ session: [] }] }),
    parameters: [...inPath, ...inQuery],
    ...((body || bodyTypes) && bodyOf(schemas)),
    responses: {
      ...(response && { [isCreated ? 201 : 200]: { description: "OK", content: json(response, "output") } }),
      ...(responseType && { 200: { description: "OK", content: { [responseType]: { schema: { type: "string" } } } } }),
      ...(!response && !responseType && { 204: { description: "Done" } }),
      default: { description: "Error", content: json(errorSchema, "output") },
    },
  };
}
