import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { buildYear } from "#web/site/lib/page/build-info.ts";
import { Brand } from "#web/ui/brand.tsx";
import { FooterLiberianDollars } from "./footer-liberian-dollars.tsx";
import { footerLink } from "./footer-link.tsx";

/** The year the site started. */
const sinceYear = 2024;

/** In rows of three on a phone. */
const links = [
  [paths.buy, "Buy"],
  [paths.rent, "Rent"],
  [paths.properties, "All properties"],
  [paths.health, "Health"],
  [paths.drivingSchool, "Driving school"],
  [paths.janitorial, "Cleaning"],
  [paths.about, "About"],
  [paths.contact, "Contact"],
  [paths.careers, "Careers"],
] as const;

/** What visitors look for before they trust us. */
const trustLinks = [
  [paths.privacy, "Privacy Policy"],
  [paths.terms, "Terms"],
  [paths.verify, "Is it really us?"],
] as const;

const toLink = ([to, label]: readonly [string, string]) => (
  <Link key={to} to={to} className={footerLink}>
    {label}
  </Link>
);

const footClass = "foot on-deep bg-deep text-1 text-on-deep2";
/** In three columns beside the address, if there is room. */
const linksClass = classNames(
  "grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]",
  "sm:[grid:repeat(3,auto)/auto-flow_minmax(0,9rem)]",
);

/** Loads at the first interaction: its links are links without it too. */
export function Footer() {
  const site = useSite();
  // Hydration must start with the year of the build, which may be older.
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <footer className={footClass}>
      <div className="wrap grid gap-2 py-6 sm:grid-cols-[1fr_auto] lg:gap-x-0">
        <div>
          <Brand className="text-on-deep" />
          <p>{joinParts([site.address, site.city, site.country])}</p>
          {site.phone && (
            <a className={footerLink} href={telLink(site.phone)} translate="no">
              {site.phone}
            </a>
          )}
          {site.social.length > 0 && (
            <ul aria-label="Social media" className="flex flex-wrap gap-x-6">
              {site.social.map(({ label, url }) => (
                <li key={label + url}>
                  <a className={`${footerLink} wrap-anywhere`} href={url} target="_blank" rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav className={linksClass} aria-label="Footer">
          {links.map(toLink)}
        </nav>
        <div className="flex flex-wrap gap-x-4 border-t border-deep-line max-lg:col-span-full">
          {trustLinks.map(toLink)}
          <FooterLiberianDollars />
        </div>
        {/* One string: React separates adjacent texts with a comment in the HTML. */}
        <p className="max-lg:col-span-full lg:border-t lg:border-deep-line lg:leading-[44px]">{`© ${sinceYear}–${year} ${site.name}, ${site.city}, ${site.country}`}</p>
      </div>
    </footer>
  );
}
