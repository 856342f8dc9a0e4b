import { type ReactNode, useEffect, useRef } from "react";
import { hasRole, type Role } from "#contract/accounts/roles.ts";
import { useRenewedAlerts } from "#web/admin/features/shared/alerts/use-renewed-alerts.ts";
import { useAdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { useFocusFallback } from "#web/admin/lib/page/use-focus-fallback.ts";
import { useScrollRestoration } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { Brand } from "#web/ui/brand.tsx";
import { mountToastRegion } from "#web/ui/feedback/toast.tsx";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { ThemeToggle } from "#web/ui/theme-toggle.tsx";
import { adminLinksFor } from "./admin-links.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { LogoutItem, NavItem } from "./nav-item.tsx";
import { testConnectivity } from "./test-connectivity.ts";
import { useAppBadge } from "./use-app-badge.ts";
import { useOpenedAlerts } from "./use-opened-alerts.tsx";

const topClass =
  "sticky top-0 z-5 flex min-h-15 items-center border-b border-line bg-paper px-(--gutter) text-ocean lg:hidden print:hidden";

const sideClass =
  "on-deep sticky top-0 hidden h-screen flex-col gap-[2px] overflow-auto border-r border-deep-line bg-deep px-3 py-4 text-on-deep2 lg:flex print:hidden";

/** Space for the bar of a phone, unless the bar of a form takes its place. */
const mainClass =
  "admin-main min-w-0 grow pb-[calc(64px+env(safe-area-inset-bottom))] max-lg:has-[.listing-page]:pb-0 lg:pb-0";

interface AdminFrameProps {
  role: Role;
  children: ReactNode;
}

/** The frame of the admin screens: a side navigation on the desktop, a top and a bottom bar on a phone. */
export function AdminFrame({ role, children }: AdminFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useScrollRestoration();
  useFocusFallback(frame);
  const isAdmin = hasRole(role, "admin");
  useEffect(() => (isAdmin ? testConnectivity() : undefined), [isAdmin]);
  useEffect(mountToastRegion, []);
  const links = adminLinksFor(role);
  const counts = useAdminCounts(isAdmin);
  useAppBadge(counts.unansweredEnquiries);
  useOpenedAlerts();
  useRenewedAlerts(isAdmin);
  return (
    <>
      <SkipLink />
      <div ref={frame} className="admin flex min-h-screen grow flex-col lg:grid lg:grid-cols-[17.25rem_minmax(0,1fr)]">
        <header className={topClass}>
          <Brand className="mr-auto text-ink" />
          <ThemeToggle />
        </header>
        <nav className={sideClass} aria-label="Admin">
          <Brand className="mb-6 px-3 text-on-deep" />
          {links.map((link) => (
            <NavItem key={link.to} place="side" link={link} counts={counts} />
          ))}
          <LogoutItem place="side" />
          {/* The button sets its own colour, which needs another value on the dark background. */}
          <div className="mt-auto [--ocean:var(--on-deep)]">
            <ThemeToggle />
          </div>
        </nav>
        <main id="main" tabIndex={-1} className={mainClass}>
          {children}
        </main>
        {links.length > 0 && <BottomBar links={links} counts={counts} />}
      </div>
    </>
  );
}
