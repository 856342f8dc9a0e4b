import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hasRole, type Role } from "#contract/accounts/roles.ts";
import { useAccessRequests } from "#web/lib/api/use-access-requests.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useFocusFallback } from "#web/lib/page/use-focus-fallback.ts";
import { useScrollRestoration } from "#web/lib/page/use-scroll-restoration.ts";
import adminStyles from "#web/styles/admin.css?url";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { mountToastRegion } from "#web/ui/feedback/toast.tsx";
import { Link } from "#web/ui/link.tsx";
import { Brand } from "../layouts/brand.tsx";
import { ThemeToggle } from "../layouts/theme-toggle.tsx";
import { logOut } from "../log-out.ts";
import { type AdminLink, adminLinksFor } from "./admin-links.ts";

// React inserts a style sheet after the last one with the same precedence. The admin sheet must come after the visitors'
// sheet, which has the same utilities, so that sheet gets the precedence too.
if (typeof document !== "undefined") document.head.querySelector("style")?.setAttribute("data-precedence", "default");

interface AdminFrameProps {
  role: Role;
  children: ReactNode;
}

/** The frame of the admin screens: a side navigation on the desktop, a top and a bottom bar on a phone. */
export function AdminFrame({ role, children }: AdminFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useScrollRestoration();
  useFocusFallback(frame);
  useEffect(mountToastRegion, []);
  const links = adminLinksFor(role);
  const accessRequests = useAccessRequests(hasRole(role, "super_admin"));
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
            <SideLink key={link.to} link={link} accessRequests={accessRequests} />
          ))}
          <LogoutButton />
          <div className="mt-auto">
            <ThemeToggle />
          </div>
        </nav>
        <main id="main" tabIndex={-1} className="admin-main">
          {children}
        </main>
        {links.length > 0 && <BottomBar links={links} accessRequests={accessRequests} />}
      </div>
    </>
  );
}

interface SideLinkProps {
  link: AdminLink;
  accessRequests: number;
}

function SideLink({ link: { to, label, icon, showsAccessRequests }, accessRequests }: SideLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} className="admin-link" aria-current={pathname === to ? "page" : undefined}>
      <LineIcon name={icon} />
      {label}
      {showsAccessRequests && <RequestBadge count={accessRequests} />}
    </Link>
  );
}

function RequestBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-m bg-bad-bg px-2 text-1 text-bad">
      {count}
      <span className="sr-only"> {count === 1 ? "request" : "requests"} for access</span>
    </span>
  );
}

function LogoutButton() {
  const navigate = useNavigate();
  const onLogOut = () => {
    logOut();
    navigate(paths.login);
  };
  return (
    <button type="button" className="admin-link" onClick={onLogOut}>
      <LineIcon name="logout" />
      Logout
    </button>
  );
}

/** The bottom bar of a phone, with the most used links and a sheet with all of them. */
function BottomBar({ links, accessRequests }: { links: AdminLink[]; accessRequests: number }) {
  const { pathname, key } = useLocation();
  // The sheet closes when the location changes.
  const [openAtKey, setOpenAtKey] = useState<string>();
  return (
    <nav className="admin-bar" aria-label="Admin bar">
      {links
        .filter(({ shortLabel }) => shortLabel)
        .map(({ to, shortLabel, icon }) => (
          <Link key={to} to={to} aria-current={pathname === to ? "page" : undefined}>
            <LineIcon name={icon} />
            {shortLabel}
          </Link>
        ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpenAtKey(key)}>
        <LineIcon name="more" />
        <span>
          More <RequestBadge count={accessRequests} />
        </span>
      </button>
      {openAtKey === key && (
        <Dialog variant="sheet" title="Admin" onClose={() => setOpenAtKey(undefined)}>
          {links.map((link) => (
            <SideLink key={link.to} link={link} accessRequests={accessRequests} />
          ))}
          <LogoutButton />
        </Dialog>
      )}
    </nav>
  );
}
