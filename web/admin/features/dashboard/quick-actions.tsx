import { Link } from "react-router-dom";
import { type AdminRole, hasRole } from "#contract/accounts/roles.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";

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
    <section aria-labelledby="actions-title" className="max-lg:order-2">
      <DashboardHead id="actions-title" title="Quick Actions" />
      <ul className="grid grid-cols-2 gap-2">
        {actions
          .filter(({ role }) => session && hasRole(session.role, role))
          .map(({ to, label, icon }) => (
            <li key={to}>
              <Link
                to={to}
                className={classNames(
                  "flex h-full min-h-control items-center gap-[6px] rounded-m border border-edge px-[8px] py-[4px]",
                  "text-1 leading-[1.2] font-bold text-ink *:first:text-ocean lg:px-3",
                )}
              >
                <LineIcon name={icon} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
