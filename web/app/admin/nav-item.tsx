import { useLocation, useNavigate } from "react-router-dom";
import type { AdminCounts } from "#web/lib/api/use-admin-counts.ts";
import { paths } from "#web/lib/page/paths.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { logOutOrAsk } from "../log-out.ts";
import { type AdminLink, isCurrentLink } from "./admin-links.ts";
import { CountBadge } from "./count-badge.tsx";

interface NavItemProps {
  link: AdminLink;
  counts: AdminCounts;
}

/** A row of the side navigation, or of a sheet of the bottom bar. */
export function NavItem({ link: { to, label, icon, count }, counts }: NavItemProps) {
  const location = useLocation();
  return (
    <Link to={to} className="admin-link" aria-current={isCurrentLink(to, location) ? "page" : undefined}>
      <LineIcon name={icon} />
      <span className="grow">{label}</span>
      {count && <CountBadge name={count} counts={counts} />}
    </Link>
  );
}

export function LogoutItem() {
  const navigate = useNavigate();
  const onLogOut = () => navigate(logOutOrAsk(paths.login));
  return (
    <button type="button" className="admin-link" onClick={onLogOut}>
      <LineIcon name="logout" />
      Logout
    </button>
  );
}
