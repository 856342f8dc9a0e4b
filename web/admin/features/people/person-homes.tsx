import { Link } from "react-router-dom";
import type { PersonHome } from "#contract/people/person.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { dashboardPath } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { formatDate, formatPrice } from "#web/lib/format/format-values.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { Thumbnail } from "#web/ui/thumbnail.tsx";

type ListedHome = PersonHome & { mandate?: string | null };

interface PersonHomesProps {
  title: string;
  homes: readonly ListedHome[];
  /** At the end of a row. */
  action?: (home: ListedHome) => Elements;
  /** Below the list. */
  children?: Elements;
}

/** Homes that a person owns, has asked about or could be offered, as they are today. Renders nothing if there are none. */
export function PersonHomes({ title, homes, action, children }: PersonHomesProps) {
  if (homes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-3">{title}</h2>
      <ul className="@container mt-2 border-t border-line">
        {homes.map((home) => (
          <li key={home.uuid} className="relative flex items-center gap-3 border-b border-line py-2 hover:bg-sand2">
            <HomeRow home={home} />
            {action && <div className="relative flex-none">{action(home)}</div>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function HomeRow({ home }: { home: ListedHome }) {
  const { uuid, kind, title, reference, status, price, published, deleted, image_url, mandate } = home;
  return (
    <>
      <Thumbnail
        src={image_url ?? "/placeholder.svg"}
        width="72"
        height="54"
        loading="lazy"
        alt=""
        className="h-[54px] w-[72px] flex-none rounded-s bg-sand2 object-cover @max-[13em]:hidden"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={dashboardPath({ view: uuid }, adminPaths.listings)}
          className="block text-1 font-bold wrap-anywhere text-ink before:absolute before:inset-0"
        >
          {title}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-1 text-ink2">
          <span>{formatPrice(kind, price)}</span>
          <span>{deleted ? "In the bin" : published ? statusLabels[status] : "Draft"}</span>
          {mandate && <span>{`mandate until ${formatDate(mandate)}`}</span>}
          <span className="whitespace-nowrap">{reference}</span>
        </p>
      </div>
    </>
  );
}
