import { type AdminRole, hasRole } from "#contract/accounts/roles.ts";
import { adminPaths } from "#web/lib/page/admin-paths.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { LineIcon, type LineIconName } from "#web/ui/admin/line-icon.tsx";
import { Link } from "#web/ui/link.tsx";

const actions: { to: string; label: string; icon: LineIconName; role: AdminRole }[] = [
  { to: adminPaths.addProperty, label: "Add Buy Property", icon: "plus", role: "admin" },
  { to: adminPaths.addRentProperty, label: "Add Rent Property", icon: "plus", role: "admin" },
  { to: adminPaths.inbox, label: "View enquiries", icon: "inbox", role: "admin" },
  { to: adminPaths.importExport, label: "Import and export", icon: "swap", role: "admin" },
  { to: adminPaths.settings, label: "Settings", icon: "gear", role: "super_admin" },
];

/** Links to the most frequent tasks of the signed-in role. */
export function QuickActions() {
  const session = useSession();
  return (
    <section aria-labelledby="actions-title">
      <h2 id="actions-title" className="text-3">
        Quick Actions
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:flex sm:flex-wrap">
        {actions
          .filter(({ role }) => session && hasRole(session.role, role))
          .map(({ to, label, icon }) => (
            <li key={to}>
              <Link className="btn btn-outline h-full w-full justify-start px-3 text-left leading-tight" to={to}>
                <LineIcon name={icon} />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
