import { useLocation } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { Brand } from "#web/ui/brand.tsx";
import { ThemeToggle } from "#web/ui/theme-toggle.tsx";
import { type AdminLink, findCurrentLink } from "./admin-links.ts";
import { LogoutItem, NavItem } from "./nav-item.tsx";

const sideClass =
  "on-deep sticky top-0 hidden h-screen flex-col overflow-auto border-r border-deep-line bg-deep px-3 py-2 text-on-deep2 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:flex print:hidden";

/** The side navigation of a desktop. Each screen has one current item. */
export function SideNav({ links, counts }: { links: readonly AdminLink[]; counts: AdminCounts }) {
  const location = useLocation();
  const current = findCurrentLink(links, location);
  const shown = links.filter((link) => !link.onlyOpen || link === current);
  return (
    <nav className={sideClass} aria-label="Admin">
      {/* The button sets its own colour, which needs another value on the dark background. */}
      <div className="mb-2 flex items-center justify-between pl-3 [--ocean:var(--on-deep)]">
        <Brand className="text-on-deep" />
        <ThemeToggle />
      </div>
      {shown.map((link, index) => (
        <NavItem
          key={link.to}
          place="side"
          link={link}
          counts={counts}
          isCurrent={link === current}
          className={link.group !== shown[index - 1]?.group ? "mt-1.5" : undefined}
        />
      ))}
      <LogoutItem place="side" isCurrent={location.pathname === adminPaths.logOut} />
    </nav>
  );
}
