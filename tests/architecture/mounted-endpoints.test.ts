import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/http/endpoints/all-endpoints.ts";
import { apiPrefix, type Endpoint } from "#contract/http/endpoints/endpoint.ts";
import { createApp } from "#worker/app.ts";
import { get, send } from "../support/public-client.ts";

const endpoints = Object.entries(allEndpoints) as [string, Endpoint][];
const publicEndpoints = endpoints.filter(([, { access }]) => access === "public");
const protectedEndpoints = endpoints.filter(([, { access }]) => access !== "public");
const anyId = "11111111-1111-4111-8111-111111111111";
const examplePath = (path: string) => apiPrefix + path.replace(/:\w+/g, anyId);

describe("the endpoint table", () => {
  it.each(endpoints)("mounts %s", (_, endpoint) => {
    const routes = createApp().routes.filter(
      ({ path, method }) => path === apiPrefix + endpoint.path && method === endpoint.method,
    );
    expect(routes.length).toBeGreaterThan(0);
  });

  it("lists every mounted API route", () => {
    const listed = endpoints.map(([, { method, path }]) => `${method} ${apiPrefix}${path}`);
    const mounted = createApp()
      .routes.filter(({ method, path }) => path.startsWith(apiPrefix) && method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    expect(mounted.filter((route) => !listed.includes(route))).toEqual([]);
  });

  it.each(publicEndpoints)("serves %s without a session", async (_, { method, path }) => {
    const { status } = await send(examplePath(path), { method });
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });

  it.each(protectedEndpoints)("rejects %s without a session", async (_, { method, path }) => {
    const { status } = await send(examplePath(path), { method });
    expect(status).toBe(401);
  });

  it("is completely described in openapi.json", async () => {
    const { body } = await get<{
      openapi: string;
      servers: { url: string }[];
      paths: Record<string, Record<string, unknown>>;
    }>("/openapi.json");
    expect([body.openapi, body.servers]).toEqual(["3.1.0", [{ url: env.SITE_ORIGIN }]]);
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = endpoints.map(
      ([, { method, path }]) => `${method} ${apiPrefix}${path.replace(/:(\w+)/g, "{$1}")}`,
    );
    const missing = expected.filter((endpoint) => !described.includes(endpoint));
    expect(missing, "the build writes openapi.json: run npm run build").toEqual([]);
  });
});
