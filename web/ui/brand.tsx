import { Link } from "react-router-dom";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";

/** With large text only the logo fits; screen readers still read the name. */
const brandClass = classNames(
  "brand inline-flex min-h-touch min-w-0 items-center gap-2 font-head text-3/[1.2] font-bold hover:no-underline",
  "max-[22em]:gap-1 max-[22em]:text-2 max-[22em]:whitespace-nowrap",
);

/**
 * The logo, two roofs over a red road, with the name of the site.
 * @param props.className the colour of the name, among others
 */
export function Brand({ className }: { className?: string }) {
  const { name } = useSite();
  return (
    <Link to={paths.home} className={classNames(brandClass, className)}>
      <svg className="flex-none max-[22em]:w-7" width="36" height="30" viewBox="0 0 36 30" aria-hidden="true">
        <path d="M2 19V9.5L10 3l8 7 8-7 8 6.5V19h-6v-6.5L26 11l-8 6.5L10 11l-2 1.5V19z" fill="currentColor" />
        <path d="M2 23.5h32v3H2z" className="fill-press" />
      </svg>
      <span className="line-clamp-2 @max-[17rem]:sr-only" translate="no">
        {name}
      </span>
    </Link>
  );
}
