import { allEndpoints, type EndpointName } from "#contract/endpoints/all-endpoints.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";

export const unknownId = "11111111-1111-4111-8111-111111111111";
const parameters: Record<string, string> = {
  width: "320",
  kind: "rent",
  secret: "x".repeat(43),
  file: `${"x".repeat(43)}.ics`,
};

/** All endpoints, with a path in which each parameter is filled with an unknown id. */
export const describedEndpoints = (Object.entries(allEndpoints) as [EndpointName, Endpoint][]).map(
  ([name, endpoint]) => ({
    name,
    ...endpoint,
    examplePath: endpoint.path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? unknownId),
    contentType: contentTypeOf(endpoint),
  }),
);

export type DescribedEndpoint = (typeof describedEndpoints)[number];

/** Returns the content type of the largest body that an endpoint accepts; undefined if it accepts none. */
function contentTypeOf({ body, bodyTypes }: Endpoint): string | undefined {
  if (!body && !bodyTypes) return undefined;
  const type = bodyTypes?.[0] ?? "application/json";
  return type === "multipart/form-data" ? `${type}; boundary=x` : type;
}
