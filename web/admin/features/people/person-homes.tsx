import { Link } from "react-router-dom";
import type { Person, PersonHome } from "#contract/people/person.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { dashboardPath } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { formatDate, formatPrice, joinParts } from "#web/lib/format/format-values.ts";

/** The homes that a person owns and has asked about, as they are today. */
export function PersonHomes({ person: { listings, homes } }: { person: Person }) {
  return (
    <>
      {listings.length > 0 && (
        <HomeList id="owned" title="Owns">
          {listings.map((home) => (
            <HomeRow key={home.uuid} home={home}>
              {home.mandate && `Mandate until ${formatDate(home.mandate)}`}
            </HomeRow>
          ))}
        </HomeList>
      )}
      {homes.length > 0 && (
        <HomeList id="asked" title="Asked about">
          {homes.map((home) => (
            <HomeRow key={home.uuid} home={home} />
          ))}
        </HomeList>
      )}
    </>
  );
}

function HomeList({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-3">
        {title}
      </h2>
      <ul className="mt-2 border-t border-line">{children}</ul>
    </section>
  );
}

function HomeRow({ home, children }: { home: PersonHome; children?: React.ReactNode }) {
  const { uuid, kind, title, reference, status, price, published, deleted } = home;
  return (
    <li className="border-b border-line py-2">
      <Link
        to={dashboardPath({ view: uuid }, adminPaths.listings)}
        className="inline-flex min-h-touch items-center wrap-anywhere"
      >
        {joinParts([reference, title])}
      </Link>
      <p className="text-1 text-ink2">
        {joinParts([deleted ? "In the bin" : published ? statusLabels[status] : "Draft", formatPrice(kind, price)])}
      </p>
      {children && <p className="text-1">{children}</p>}
    </li>
  );
}
