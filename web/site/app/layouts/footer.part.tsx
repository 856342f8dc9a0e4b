import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { buildYear } from "#web/site/lib/page/build-info.ts";
import { Brand } from "#web/ui/brand.tsx";
import { FooterLiberianDollars } from "./footer-liberian-dollars.tsx";

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
  [paths.verify, "Is it really us?"],
  [paths.careers, "Careers"],
] as const;

const legalLinks = [
  [paths.privacy, "Privacy Policy"],
  [paths.terms, "Terms"],
] as const;

const toLink = ([to, label]: readonly [string, string]) => (
  <Link key={to} to={to}>
    {label}
  </Link>
);

/** Loads at the first interaction: its links are links without it too. */
export function Footer() {
  const site = useSite();
  // Hydration must start with the year of the build, which may be older.
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <footer className="foot on-deep">
      <div className="wrap">
        <div>
          <Brand />
          <p>
            <span>{joinParts([site.address, site.city, site.country])}</span>
            <br />
            {site.phone && <a href={telLink(site.phone)}>{site.phone}</a>}
          </p>
          {site.social.length > 0 && (
            <ul aria-label="Social media" className="flex flex-wrap gap-x-6">
              {site.social.map(({ label, url }) => (
                <li key={label + url}>
                  <a className="wrap-anywhere" href={url} target="_blank" rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label="Footer">{links.map(toLink)}</nav>
        <div className="foot-end">
          {legalLinks.map(toLink)}
          <FooterLiberianDollars />
        </div>
        {/* One string: React separates adjacent texts with a comment in the HTML. */}
        <p>{`© ${sinceYear}–${year} ${site.name}, ${site.city}, ${site.country}`}</p>
      </div>
    </footer>
  );
}
