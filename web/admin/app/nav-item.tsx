import { Link, useLocation, useNavigate } from "react-router-dom";
import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { menuRow } from "#web/admin/ui/menu-row.tsx";
import { paths } from "#web/lib/page/paths.ts";
import { logOutOrAsk } from "#web/lib/session/log-out.ts";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { type AdminLink, isCurrentLink } from "./admin-links.ts";
import { CountBadge } from "./count-badge.tsx";

type MenuPlace = "side" | "sheet";

const rowClasses: Record<MenuPlace, string> = {
  side: `${menuRow} pr-1 text-inherit aria-[current]:bg-deep-line aria-[current]:text-on-deep`,
  sheet: `${menuRow} text-inherit aria-[current]:bg-sand`,
};

interface NavItemProps {
  place: MenuPlace;
  link: AdminLink;
  counts: AdminCounts;
}

/** A row of the side navigation, or of a sheet of the bottom bar. */
export function NavItem({ place, link: { to, label, icon, count }, counts }: NavItemProps) {
  const location = useLocation();
  return (
    <Link to={to} className={rowClasses[place]} aria-current={isCurrentLink(to, location) ? "page" : undefined}>
      <LineIcon name={icon} />
      <span className="grow">{label}</span>
      {count && <CountBadge place={place} name={count} counts={counts} />}
    </Link>
  );
}

export function LogoutItem({ place }: { place: MenuPlace }) {
  const navigate = useNavigate();
  const onLogOut = () => navigate(logOutOrAsk(paths.login));
  return (
    <button type="button" className={rowClasses[place]} onClick={onLogOut}>
      <LineIcon name="logout" />
      Logout
    </button>
  );
}
