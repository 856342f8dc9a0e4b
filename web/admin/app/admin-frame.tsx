import { type ReactNode, useEffect, useRef } from "react";
import { hasRole, type Role } from "#contract/accounts/roles.ts";
import { SearchButton } from "#web/admin/features/search/search-button.tsx";
import { useRenewedAlerts } from "#web/admin/features/shared/alerts/use-renewed-alerts.ts";
import { useAdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { useFocusFallback } from "#web/admin/lib/page/use-focus-fallback.ts";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { useScrollRestoration } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { Brand } from "#web/ui/brand.tsx";
import { mountToastRegion } from "#web/ui/feedback/toast.tsx";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { ThemeToggle } from "#web/ui/theme-toggle.tsx";
import { adminLinksFor } from "./admin-links.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { NewButton, NewSheet } from "./new-menu.tsx";
import { SideNav } from "./side-nav.tsx";
import { testConnectivity } from "./test-connectivity.ts";
import { useAppBadge } from "./use-app-badge.ts";
import { useMenuSheet } from "./use-menu-sheet.ts";
import { useOpenedAlerts } from "./use-opened-alerts.tsx";

/** On a phone it stays in view, with the logo that the side navigation of a desktop has. */
const headClass =
  "@container border-b border-line bg-paper text-ocean max-lg:sticky max-lg:top-0 max-lg:z-5 lg:col-start-2 print:hidden";

/** Space for the bar of a phone, unless the bar of a form takes its place. */
const mainClass =
  "admin-main min-w-0 grow max-lg:pb-[calc(72px+env(safe-area-inset-bottom))] max-lg:has-[.listing-page]:pb-0 lg:col-start-2";

interface AdminFrameProps {
  role: Role;
  children: ReactNode;
}

/** The frame of the admin screens: a head, and a side navigation on the desktop or a bottom bar on a phone. */
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
  const isWide = useIsWide();
  const newSheet = useMenuSheet();
  return (
    <>
      <SkipLink />
      <div
        ref={frame}
        className="admin flex min-h-screen grow flex-col lg:grid lg:grid-cols-[17.75rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:block!"
      >
        <header className={headClass}>
          <div className="wrap flex min-h-15 w-full items-center justify-between gap-2">
            <Brand className="mr-auto text-ink lg:hidden" />
            {links.length > 0 && <SearchButton />}
            {!isWide && <ThemeToggle />}
            {isWide && links.length > 0 && <NewButton place="head" onOpen={newSheet.open} />}
          </div>
        </header>
        <SideNav links={links} counts={counts} />
        <main id="main" tabIndex={-1} className={mainClass}>
          {children}
        </main>
        {links.length > 0 && (
          <BottomBar links={links} counts={counts}>
            {!isWide && <NewButton place="bar" onOpen={newSheet.open} />}
          </BottomBar>
        )}
        {newSheet.isOpen && <NewSheet role={role} counts={counts} onClose={newSheet.close} />}
      </div>
    </>
  );
}
