import { Link, useLocation, useNavigate } from "react-router-dom";
import type { AdminCounts } from "#web/lib/api/use-admin-counts.ts";
import { paths } from "#web/lib/page/paths.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { menuRow } from "#web/ui/admin/menu-row.tsx";
import { logOutOrAsk } from "../log-out.ts";
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
