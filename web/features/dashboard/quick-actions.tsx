import { type AdminRole, hasRole } from "#contract/accounts/roles.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { DashboardHead } from "#web/ui/admin/dashboard-head.tsx";
import { LineIcon, type LineIconName } from "#web/ui/admin/line-icon.tsx";
import { Link } from "#web/ui/link.tsx";

/** Each role sees an even number, which fills two columns. */
const actions: { to: string; label: string; icon: LineIconName; role: AdminRole }[] = [
  { to: adminPaths.addProperty, label: "Add Buy Property", icon: "plus", role: "admin" },
  { to: adminPaths.addRentProperty, label: "Add Rent Property", icon: "plus", role: "admin" },
  { to: adminPaths.inbox, label: "View enquiries", icon: "inbox", role: "admin" },
  { to: adminPaths.importExport, label: "Import and export", icon: "swap", role: "admin" },
  { to: adminPaths.settings, label: "Settings", icon: "gear", role: "super_admin" },
  { to: adminPaths.team, label: "Team", icon: "people", role: "super_admin" },
];

/** Links to the most frequent tasks of the signed-in role. */
export function QuickActions() {
  const session = useSession();
  return (
    <section aria-labelledby="actions-title" className="actions">
      <DashboardHead id="actions-title" title="Quick Actions" />
      <ul className="quick-actions">
        {actions
          .filter(({ role }) => session && hasRole(session.role, role))
          .map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to}>
                <LineIcon name={icon} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
