import { Link, useNavigate } from "react-router-dom";
import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { menuRow } from "#web/admin/ui/menu-row.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { logOutOrAsk } from "#web/lib/session/log-out.ts";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import type { AdminLink } from "./admin-links.ts";
import { CountBadge } from "./count-badge.tsx";

type MenuPlace = "side" | "sheet";

const currentLine = "aria-[current]:rounded-none aria-[current]:[box-shadow:inset_3px_0_currentColor]";

const rowClasses: Record<MenuPlace, string> = {
  // All are in view on a laptop.
  side: `${menuRow} ${currentLine} min-h-8.5! flex-none pr-1 text-inherit aria-[current]:text-on-deep`,
  sheet: `${menuRow} ${currentLine} text-inherit aria-[current]:text-ocean`,
};

interface NavItemProps {
  place: MenuPlace;
  link: AdminLink;
  /** Of the history entry that the link makes. */
  state?: unknown;
  counts: AdminCounts;
  isCurrent?: boolean;
  className?: string | undefined;
}

/** A row of the side navigation, or of a sheet. */
export function NavItem({
  place,
  link: { to, opens = "", label, hint, icon, count },
  state,
  counts,
  isCurrent,
  className,
}: NavItemProps) {
  return (
    <Link
      to={to + opens}
      state={state}
      className={classNames(rowClasses[place], hint && "py-1.5", className)}
      aria-current={isCurrent ? "page" : undefined}
    >
      <LineIcon name={icon} />
      <span className="min-w-0 grow">
        <span className="block">{label}</span>
        {hint && <span className="mb-1 inline-block text-1/[1.2] font-normal text-ink2">{hint}</span>}
      </span>
      {count && <CountBadge place={place} name={count} counts={counts} />}
    </Link>
  );
}

export function LogoutItem({ place, isCurrent }: Pick<NavItemProps, "place" | "isCurrent">) {
  const navigate = useNavigate();
  const onLogOut = () => navigate(logOutOrAsk(paths.login));
  return (
    <button
      type="button"
      className={rowClasses[place]}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onLogOut}
    >
      <LineIcon name="logout" />
      Logout
    </button>
  );
}
