import type { Endpoint } from "./endpoint.ts";

/**
 * The catalogue that phones keep. Only code that is loaded late names these endpoints.
 * - `getCatalogue`: the current document
 * - `getCataloguePointer`: which version is the current one; follow it also to an earlier version
 * - `getCatalogueVersion`: the document of the current version, under an address whose content never changes; 404 for others
 * - `getCatalogueChanges`: `?since=<version>`: what changed since then; 409 if it is too old: get the document
 */
export const catalogueEndpoints = {
  getCatalogue: { method: "GET", path: "/public/catalogue", access: "public" },
  getCataloguePointer: { method: "GET", path: "/public/catalogue/pointer", access: "public" },
  getCatalogueVersion: { method: "GET", path: "/public/catalogue/versions/:version", access: "public" },
  getCatalogueChanges: { method: "GET", path: "/public/catalogue/changes", access: "public" },
} as const satisfies Record<string, Endpoint>;
