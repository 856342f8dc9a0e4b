import { Link } from "react-router-dom";

export interface Crumb {
  label: string;
  path: string;
}

/** The pages above this one, the highest first. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-1">
        {crumbs.map(({ label, path }) => (
          <li key={path} className="flex items-center gap-2 text-ink2 not-first:before:content-['›']">
            <Link to={path} className="inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
