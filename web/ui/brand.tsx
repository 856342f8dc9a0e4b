import { Link } from "react-router-dom";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";

/** The logo, two roofs over a red road, with the name of the site. */
export function Brand({ className }: { className?: string }) {
  const { name } = useSite();
  return (
    <Link to={paths.home} className={classNames("brand", className)}>
      <svg width="36" height="30" viewBox="0 0 36 30" aria-hidden="true">
        <path d="M2 19V9.5L10 3l8 7 8-7 8 6.5V19h-6v-6.5L26 11l-8 6.5L10 11l-2 1.5V19z" fill="currentColor" />
        <path d="M2 23.5h32v3H2z" className="fill-press" />
      </svg>
      <span className="line-clamp-2" translate="no">
        {name}
      </span>
    </Link>
  );
}
