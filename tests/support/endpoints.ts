import { allEndpointSchemas } from "#contract/http/endpoints/all-endpoint-schemas.ts";
import { allEndpoints, type EndpointName } from "#contract/http/endpoints/all-endpoints.ts";
import type { Endpoint } from "#contract/http/endpoints/endpoint.ts";
import { endpointPolicies } from "#contract/http/endpoints/endpoint-policies.ts";

export const unknownId = "11111111-1111-4111-8111-111111111111";
const parameters: Record<string, string> = { width: "320" };

/** All endpoints with their policies, and a path in which each parameter is filled with an unknown id. */
export const describedEndpoints = (Object.entries(allEndpoints) as [EndpointName, Endpoint][]).map(
  ([name, endpoint]) => ({
    name,
    ...endpoint,
    ...endpointPolicies[name],
    examplePath: endpoint.path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? unknownId),
    contentType: contentTypeOf(name),
  }),
);

export type DescribedEndpoint = (typeof describedEndpoints)[number];

/** Returns the content type of the largest body that an endpoint accepts; undefined if it accepts none. */
function contentTypeOf(name: EndpointName): string | undefined {
  const { body, bodyTypes } = allEndpointSchemas[name];
  if (!body && !bodyTypes) return undefined;
  const type = bodyTypes?.[0] ?? "application/json";
  return type === "multipart/form-data" ? `${type}; boundary=x` : type;
}
