import type { PropertyKind } from "#contract/listings/property-kinds.ts";

/** Every page's path stands here once; links and the router both read it. */
export const paths = {
  home: "/",
  properties: "/properties",
  buy: "/buy",
  rent: "/rent",
  property: (id: string) => `/property/${encodeURIComponent(id)}`,
  favorites: "/favorites",
  realEstate: "/real-estate",
  healthServices: "/health-services",
  health: "/health",
  doctor: (id: string) => `/health/${encodeURIComponent(id)}`,
  drivingSchool: "/driving-school",
  course: (id: string) => `/driving-school/${encodeURIComponent(id)}`,
  drivingSchoolLanding: "/driving-school-landing",
  janitorial: "/janitorial",
  about: "/about",
  contact: "/contact",
  login: "/login",
  signup: "/signup",
  account: "/account",
  privacy: "/privacy",
  terms: "/terms",
  careers: "/careers",
  imageTest: "/image-test",
} as const;

/** The list page of one kind of listing, or of both. */
export function listPath(kind: PropertyKind | undefined): string {
  return kind ? paths[kind] : paths.properties;
}

/** Where *Send Message* leads: the contact form, about one listing (ruling 13). */
export function messagePath(uuid: string): string {
  return `${paths.contact}?property=${encodeURIComponent(uuid)}`;
}

/** The address of a path with a query; no "?" when there is nothing to say. */
export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
