import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { apiPrefix } from "#contract/http/api-path.ts";
import { createApp } from "#worker/app.ts";
import { describedEndpoints } from "../support/endpoints.ts";
import { get } from "../support/public-client.ts";

const listed = (format = (path: string) => path) =>
  describedEndpoints.map(({ method, path }) => `${method} ${apiPrefix}${format(path)}`).sort();

it("the endpoint table lists the mounted API routes, and each of them is mounted", () => {
  const mounted = createApp()
    .routes.filter(({ method, path }) => path.startsWith(apiPrefix) && method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(mounted)].sort()).toEqual(listed());
});

it("the endpoint table is completely described in openapi.json", async () => {
  const { body } = await get<{
    openapi: string;
    servers: { url: string }[];
    paths: Record<string, Record<string, unknown>>;
  }>("/openapi.json");
  expect([body.openapi, body.servers]).toEqual(["3.1.0", [{ url: env.SITE_ORIGIN }]]);
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const missing = listed((path) => path.replace(/:(\w+)/g, "{$1}")).filter((endpoint) => !described.includes(endpoint));
  expect(missing, "the build writes openapi.json: run npm run build").toEqual([]);
});
