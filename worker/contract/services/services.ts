import { visitorEndpoints } from "../http/endpoints/visitor-endpoints.ts";

type EnquiryEndpoint = (typeof visitorEndpoints)[Extract<keyof typeof visitorEndpoints, `send${string}`>];

interface ServiceEntry {
  /** Its name in the database and in paths. */
  slug: string;
  label: string;
  endpoint: EnquiryEndpoint;
  /** The same endpoint at the correctly spelt path; the specification misspells one path. */
  correctlySpeltEndpoint?: EnquiryEndpoint;
}

const entries = [
  { slug: "real-estate", label: "Real estate", endpoint: visitorEndpoints.sendRealEstateEnquiry },
  {
    slug: "janitorial",
    label: "Janitorial",
    endpoint: visitorEndpoints.sendJanitorialEnquiry,
    correctlySpeltEndpoint: visitorEndpoints.sendJanitorialEnquiryCorrectPath,
  },
  { slug: "driving-school", label: "Driving school", endpoint: visitorEndpoints.sendDrivingSchoolEnquiry },
  { slug: "health", label: "Health", endpoint: visitorEndpoints.sendHealthEnquiry },
  { slug: "general", label: "Something else", endpoint: visitorEndpoints.sendGeneralEnquiry },
] as const satisfies ServiceEntry[];

export type ServiceSlug = (typeof entries)[number]["slug"];

/** A service that enquiries can be about. */
export interface Service extends ServiceEntry {
  slug: ServiceSlug;
}

export const services: readonly Service[] = entries;
export const serviceSlugs = services.map(({ slug }) => slug);

/** Reports about listings. They are enquiries, but no service of the business: they have no page, contacts or order of alerts. */
export const reportSlug = "report";

/** What an enquiry belongs to: a service, or the reports about listings. */
export type EnquiryService = ServiceSlug | typeof reportSlug;
export const enquiryServices: readonly EnquiryService[] = [...serviceSlugs, reportSlug];

/** Returns the name of what an enquiry belongs to, for people; undefined for an unknown one. */
export const enquiryServiceLabel = (slug: string): string | undefined =>
  slug === reportSlug ? "Report" : findService(slug)?.label;

export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug);
}
