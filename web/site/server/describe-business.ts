import type { OpeningHoursSpecification, RealEstateAgent } from "schema-dts";
import type { PageSite } from "#contract/site/site-details.ts";
import { visibleSite } from "#contract/site/visible-site.ts";
import { type OpeningWeek, weekdays } from "#shared/site/opening-week.ts";
import { paths } from "#web/lib/page/paths.ts";
import type { StructuredData } from "#web/lib/page/structured-data.ts";

/** The pages that are about the business. */
const pages: readonly string[] = [paths.home, paths.about, paths.contact, paths.realEstate];

/** Returns what a page describes of the business, if it is about it. Contacts that are samples are left out. */
export function describeBusiness(site: PageSite, pathname: string): StructuredData | undefined {
  return pages.includes(pathname) ? (origin) => [business(site, origin)] : undefined;
}

function business(site: PageSite, origin: string): Exclude<RealEstateAgent, string> {
  const { name, phone, email, address, city, country, week, social } = visibleSite(site);
  return {
    "@type": "RealEstateAgent",
    name,
    url: `${origin}/`,
    image: `${origin}/art/share/home.jpg`,
    address: {
      "@type": "PostalAddress",
      ...(address && { streetAddress: address }),
      addressLocality: city,
      addressCountry: country,
    },
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(week && { openingHoursSpecification: openingHours(week) }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}

const openingHours = (week: OpeningWeek): OpeningHoursSpecification[] =>
  weekdays
    .filter((day) => week[day].from !== "")
    .map((day) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: dayNames[day],
      opens: week[day].from,
      closes: week[day].to,
    }));

const dayNames = {
  monday: "https://schema.org/Monday",
  tuesday: "https://schema.org/Tuesday",
  wednesday: "https://schema.org/Wednesday",
  thursday: "https://schema.org/Thursday",
  friday: "https://schema.org/Friday",
  saturday: "https://schema.org/Saturday",
  sunday: "https://schema.org/Sunday",
} as const;
