interface ServiceEntry {
  /** Its name in the database and in paths. */
  slug: string;
  label: string;
}

const entries = [
  { slug: "real-estate", label: "Real estate" },
  { slug: "janitorial", label: "Janitorial" },
  { slug: "driving-school", label: "Driving school" },
  { slug: "health", label: "Health" },
  { slug: "general", label: "Something else" },
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
