import type { BreadcrumbList, Course, Physician, RealEstateAgent, RealEstateListing } from "schema-dts";

/** One thing that a page describes to search engines, with its type. */
export type DescribedThing = Exclude<
  BreadcrumbList | Course | Physician | RealEstateAgent | RealEstateListing,
  string | undefined
>;

/** Returns what a page describes. The origin completes the addresses, which must be absolute. */
export type StructuredData = (origin: string) => DescribedThing[];

/** Returns the pages above a page, the highest first. */
export const breadcrumbList = (origin: string, crumbs: readonly { label: string; path: string }[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: origin + path,
  })),
});
