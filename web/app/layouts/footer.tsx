import { Suspense, useEffect, useState } from "react";
import { joinParts } from "#web/lib/format/format-values.ts";
import { hasChosenLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { buildYear } from "#web/lib/page/build-info.ts";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { paths } from "#web/lib/page/paths.ts";
import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { Link } from "#web/ui/link.tsx";
import { Brand } from "./brand.tsx";

/** The year the site started. */
const sinceYear = 2024;

const links = [
  [paths.buy, "Buy"],
  [paths.rent, "Rent"],
  [paths.properties, "All properties"],
  [paths.about, "About"],
  [paths.contact, "Contact"],
  [paths.careers, "Careers"],
  [paths.privacy, "Privacy Policy"],
  [paths.terms, "Terms"],
] as const;

const liberianDollars = createLazyPart(
  () => import("./footer-liberian-dollars.tsx").then((module) => module.FooterLiberianDollars),
  hasChosenLiberianDollars,
);
if (import.meta.env.SSR) await liberianDollars.preload();

/** The same element each time: a new one would make React load the part whenever the footer renders again. */
const liberianDollarsPart = (
  <Suspense>
    <liberianDollars.Part />
  </Suspense>
);

export function Footer() {
  const site = useSite();
  // Hydration must start with the year of the build, which may be older.
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <footer className="on-deep border-t border-deep-line bg-deep text-on-deep2">
      <div className="wrap grid gap-6 py-8 lg:grid-cols-[1fr_auto] lg:items-start">
        <div>
          <Brand className="text-on-deep" />
          <p className="mt-2 text-1">
            {joinParts([site.address, site.city, site.country])}
            <br />
            {site.phone && (
              <a className="inline-flex min-h-11 items-center text-on-deep" href={telLink(site.phone)}>
                {site.phone}
              </a>
            )}
          </p>
          {site.social.length > 0 && (
            <ul aria-label="Social media" className="flex flex-wrap gap-x-6 text-1">
              {site.social.map(({ label, url }) => (
                <li key={label + url}>
                  <a
                    className="inline-flex min-h-11 items-center text-on-deep wrap-anywhere"
                    href={url}
                    target="_blank"
                    rel="noopener"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {liberianDollarsPart}
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 sm:grid-cols-4">
          {links.map(([to, label]) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center text-on-deep">
              {label}
            </Link>
          ))}
        </nav>
        <p className="text-1 lg:col-span-2">
          © {sinceYear}–{year} {site.name}, {site.city}, {site.country}
        </p>
      </div>
    </footer>
  );
}
