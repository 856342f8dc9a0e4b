import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";

/** Paths of the account screens. */
export const accountPaths = {
  login: "/login",
  signup: "/signup",
  account: "/account",
  /** The contract's `resetPasswordPath`; a test compares both. An import would add the account limits to every page. */
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  adminLogin: "/admin/login",
  adminRegister: "/admin/register",
} as const;

/** Paths of the visitors' pages, for links and for the route table. */
export const paths = {
  ...accountPaths,
  home: "/",
  admin: "/admin",
  properties: "/properties",
  buy: "/buy",
  rent: "/rent",
  property: (id: string) => `/property/${encodeURIComponent(id)}`,
  favorites: "/favorites",
  savedSearches: "/favorites?show=searches",
  compare: "/compare",
  /** The page that says whether a phone number or a reference is ours. */
  verify: "/verify",
  /** The page that reports a listing, for visitors without a script. */
  report: "/report",
  /** The page that books a viewing of a home, a lesson of a course or a professional. */
  book: (kind: AppointmentKind, id: string) => `/book/${kind}/${encodeURIComponent(id)}`,
  /** The page of a booked appointment; its secret proves that the visitor may see and change it. */
  appointment: (secret: string) => `/appointment/${encodeURIComponent(secret)}`,
  realEstate: "/real-estate",
  healthServices: "/health-services",
  health: "/health",
  professional: (id: string) => `/health/${encodeURIComponent(id)}`,
  drivingSchool: "/driving-school",
  course: (id: string) => `/driving-school/${encodeURIComponent(id)}`,
  /** The form of the driving school, about one course. */
  enrolment: (id: string) => `/driving-school?course=${encodeURIComponent(id)}#enquiry`,
  drivingGuide: "/driving-school/guide",
  drivingSchoolLanding: "/driving-school-landing",
  janitorial: "/janitorial",
  janitorialGuide: "/janitorial/guide",
  about: "/about",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  careers: "/careers",
  imageTest: "/image-test",
} as const;

/** Returns the path of the list of one kind of property, or of all. */
export function listPath(kind: PropertyKind | undefined): string {
  return kind ? paths[kind] : paths.properties;
}

/** Returns the path of the page that says whether a home is ours. */
export const verifyPath = (reference: string): string => `${paths.verify}?reference=${encodeURIComponent(reference)}`;

/** Returns an origin as people read and type it, such as "monroviahub.com". */
export const withoutScheme = (origin: string): string => origin.replace(/^\w+:\/\//, "");

/** Returns the path of the page that reports a home. */
export const reportPath = (uuid: string): string => `${paths.report}?property=${encodeURIComponent(uuid)}`;

/** Returns the path of the contact form about a property. */
export function messagePath(uuid: string): string {
  return `${paths.contact}?property=${encodeURIComponent(uuid)}`;
}

/** Returns a path with its query, without "?" when the query is empty. */
export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
