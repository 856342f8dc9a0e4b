import { Link } from "react-router-dom";

export interface Crumb {
  label: string;
  path: string;
}

/** The pages above this one, the highest first, and last the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-1">
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-2 text-ink2 not-first:before:content-['›']">
            {index < crumbs.length - 1 ? (
              <Link to={path} className="inline-flex min-h-touch items-center">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
