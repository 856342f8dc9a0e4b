import { type ReactNode, useEffect, useRef } from "react";
import { hasRole, type Role } from "#contract/accounts/roles.ts";
import { useAdminCounts } from "#web/lib/api/use-admin-counts.ts";
import { useScrollRestoration } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { useFocusFallback } from "#web/lib/page/use-focus-fallback.ts";
import adminStyles from "#web/styles/admin.css?url";
import { keepFocusClearOfToasts } from "#web/ui/admin/keep-focus-clear-of-toasts.ts";
import { mountToastRegion } from "#web/ui/feedback/toast.tsx";
import { Brand } from "../layouts/brand.tsx";
import { ThemeToggle } from "../layouts/theme-toggle.tsx";
import { adminLinksFor } from "./admin-links.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { LogoutItem, NavItem } from "./nav-item.tsx";
import { testConnectivity } from "./test-connectivity.ts";

// React inserts a style sheet after the last one with the same precedence. The admin sheet must come after the visitors'
// styles, which have the same utilities, so these get the precedence too.
if (typeof document !== "undefined")
  for (const style of document.head.querySelectorAll("style")) style.setAttribute("data-precedence", "default");

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
  useEffect(() => {
    mountToastRegion();
    return keepFocusClearOfToasts();
  }, []);
  const links = adminLinksFor(role);
  const counts = useAdminCounts(isAdmin);
  return (
    <>
      <link rel="stylesheet" href={adminStyles} precedence="default" />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div ref={frame} className="admin">
        <header className="admin-top">
          <Brand className="mr-auto" />
          <ThemeToggle />
        </header>
        <nav className="admin-side on-deep" aria-label="Admin">
          <Brand className="mb-6" />
          {links.map((link) => (
            <NavItem key={link.to} link={link} counts={counts} />
          ))}
          <LogoutItem />
          <div className="mt-auto">
            <ThemeToggle />
          </div>
        </nav>
        <main id="main" tabIndex={-1} className="admin-main">
          {children}
        </main>
        {links.length > 0 && <BottomBar links={links} counts={counts} />}
      </div>
    </>
  );
}
