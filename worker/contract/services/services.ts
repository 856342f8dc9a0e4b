import { type Endpoint, visitorEndpoints } from "../http/endpoints/visitor-endpoints.ts";

/** What an enquiry can be about: its name in the database, its label, and the calls that take it. */
export interface Service {
  slug: string;
  label: string;
  endpoint: Endpoint;
  /** Another spelling of the same call. */
  alias?: Endpoint;
}

/** The specification's three services, health, and everything else. */
export const services = [
  { slug: "real-estate", label: "Real estate", endpoint: visitorEndpoints.sendRealEstateEnquiry },
  {
    slug: "janitorial",
    label: "Janitorial",
    endpoint: visitorEndpoints.sendJanitorialEnquiry,
    alias: visitorEndpoints.sendJanitorialEnquirySpeltRight,
  },
  { slug: "driving-school", label: "Driving school", endpoint: visitorEndpoints.sendDrivingSchoolEnquiry },
  { slug: "health", label: "Health", endpoint: visitorEndpoints.sendHealthEnquiry },
  { slug: "general", label: "Something else", endpoint: visitorEndpoints.sendGeneralEnquiry },
] as const satisfies Service[];

export type ServiceSlug = (typeof services)[number]["slug"];
export const serviceSlugs = services.map(({ slug }) => slug);

/** The service of that name, or undefined. */
export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug);
}

/** Where an enquiry stands with the staff. */
export const enquiryStatuses = ["new", "read", "replied", "closed"] as const;
