import { describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/http/endpoints/all-endpoints.ts";
import { apiPrefix, type Endpoint } from "#contract/http/endpoints/visitor-endpoints.ts";
import { createApp } from "#worker/app.ts";
import { get, send } from "../support/public-client.ts";

const every = Object.entries(allEndpoints) as [string, Endpoint][];

describe("every endpoint of the contract", () => {
  it.each(every)("%s is mounted", (_, endpoint) => {
    const mounted = createApp().routes.filter(
      ({ path, method }) => path === apiPrefix + endpoint.path && method === endpoint.method,
    );
    expect(mounted.length).toBeGreaterThan(0);
  });

  it("is all that is mounted below the prefix", () => {
    const known = every.map(([, { method, path }]) => `${method} ${apiPrefix}${path}`);
    const mounted = createApp().routes.filter(({ method, path }) => path.startsWith(apiPrefix) && method !== "ALL");
    expect(mounted.map(({ method, path }) => `${method} ${path}`).filter((route) => !known.includes(route))).toEqual(
      [],
    );
  });

  it.each(every.filter(([, { access }]) => access === "public"))("%s needs no session", async (_, { method, path }) => {
    const { status } = await send(apiPrefix + path.replace(":uuid", "11111111-1111-4111-8111-111111111111"), {
      method,
    });
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });

  it.each(every.filter(([, { access }]) => access !== "public"))("%s needs one", async (_, { method, path }) => {
    const { status } = await send(apiPrefix + path.replace(/:\w+/g, "11111111-1111-4111-8111-111111111111"), {
      method,
    });
    expect(status).toBe(401);
  });

  it("stands in the published description", async () => {
    const { body } = await get<{ openapi: string; paths: Record<string, Record<string, unknown>> }>("/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    for (const [, { method, path }] of every) {
      expect(body.paths[apiPrefix + path.replace(/:(\w+)/g, "{$1}")]).toHaveProperty(method.toLowerCase());
    }
  });
});
