import { createHash } from "node:crypto";
import type { APIRequestContext, BrowserContext, Route } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import type { Property } from "#contract/listings/property.ts";
import { diffCatalogues } from "#shared/catalogue/catalogue-changes.ts";
import {
  type Catalogue,
  type CatalogueHead,
  catalogueFormat,
  toDocument,
} from "#shared/catalogue/catalogue-document.ts";
import type { CatalogueHome } from "#shared/catalogue/catalogue-home.ts";
import { propertyToHome } from "#tests/support/catalogue/catalogue-homes.ts";

/** Returns the newest listed homes of the service, as the catalogue has them. */
export async function readHomes(request: APIRequestContext): Promise<CatalogueHome[]> {
  const response = await request.get(`${apiPrefix}${propertyEndpoints.listProperties.path}?sort=newest&limit=100`);
  const { data }: { data: { properties: Property[] } } = await response.json();
  return data.properties.map(propertyToHome);
}

/** A catalogue that a test serves to the pages of a browser instead of the service's own. */
export interface ServedCatalogue {
  /** Publishes the homes as a new version, and returns it. Of an unreadable one, the homes are no columns. */
  publish: (homes: readonly CatalogueHome[], head?: Partial<CatalogueHead>, isUnreadable?: boolean) => string;
  /** Makes the pointer name a version again that was published before. */
  withdrawTo: (version: string) => void;
  /** The paths of the requests so far, below `/public/catalogue/`. */
  requests: string[];
}

/** Serves a catalogue to the pages of a browser. */
export async function serveCatalogue(context: BrowserContext): Promise<ServedCatalogue> {
  const published = new Map<string, Catalogue>();
  const unreadable = new Set<string>();
  const requests: string[] = [];
  let current = "";
  const send = (route: Route, json: unknown, status = 200) =>
    route.fulfill({ status, json, headers: { date: new Date().toUTCString(), "cache-control": "no-store" } });
  await context.route(`**${apiPrefix}/public/catalogue/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const [, name = "", version = ""] = pathname.split("/catalogue")[1]?.split("/") ?? [];
    requests.push([name, version].filter(Boolean).join("/"));
    const catalogue = published.get(current);
    if (!catalogue) return send(route, { detail: "No catalogue" }, 503);
    const { homes, prices: _, ...head } = catalogue;
    if (name === "pointer")
      return send(route, { ...head, homes: homes.length, bytes: JSON.stringify(catalogue).length });
    if (name === "versions") {
      return version === current
        ? send(route, unreadable.has(version) ? catalogue : toDocument(catalogue))
        : send(route, { detail: "Unknown version" }, 404);
    }
    const before = published.get(searchParams.get("since") ?? "");
    // Of an unreadable version there are no changes either.
    return before && !unreadable.has(current)
      ? send(route, diffCatalogues(before, catalogue))
      : send(route, { detail: "Too old" }, 409);
  });
  return {
    publish: (homes, head, isUnreadable = false) => {
      const version = createHash("sha256")
        .update(JSON.stringify([homes, head, isUnreadable]))
        .digest("hex")
        .slice(0, 16);
      published.set(version, {
        format: catalogueFormat,
        version,
        made_at: new Date().toISOString(),
        total_homes: homes.length,
        complete: true,
        has_descriptions: true,
        ...head,
        homes,
        prices: null,
      });
      if (isUnreadable) unreadable.add(version);
      current = version;
      return version;
    },
    withdrawTo: (version) => {
      current = version;
    },
    requests,
  };
}
