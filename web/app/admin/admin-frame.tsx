import { type ReactNode, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Role } from "#contract/accounts/roles.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useRestoredFocus } from "#web/lib/page/use-restored-focus.ts";
import { useScrollRestoration } from "#web/lib/page/use-scroll-restoration.ts";
import { endSession } from "#web/lib/session/end-session.ts";
import staffStyles from "#web/styles/staff.css?url";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { Brand } from "../layouts/brand.tsx";
import { ThemeToggle } from "../layouts/theme-toggle.tsx";
import { type AdminLink, adminLinksFor } from "./admin-links.ts";

// React puts a sheet after the last one with its precedence, and before all others. Both sheets name the same utilities
// and the later one's order has to hold, so the visitors' gets that precedence as well.
if (typeof document !== "undefined") document.head.querySelector("style")?.setAttribute("data-precedence", "default");

interface AdminFrameProps {
  role: Role;
  children: ReactNode;
}

/** The frame of the staff's screens: a dark column on the desktop, a bar above and one below on the phone. */
export function AdminFrame({ role, children }: AdminFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useScrollRestoration();
  useRestoredFocus(frame);
  const links = adminLinksFor(role);
  return (
    <>
      <link rel="stylesheet" href={staffStyles} precedence="default" />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div ref={frame} className="staff">
        <header className="staff-top">
          <Brand className="mr-auto" />
          <ThemeToggle />
        </header>
        <nav className="staff-side on-deep" aria-label="Admin">
          <Brand className="mb-6" />
          {links.map((link) => (
            <SideLink key={link.to} {...link} />
          ))}
          <LogoutButton />
          <div className="mt-auto">
            <ThemeToggle />
          </div>
        </nav>
        <main id="main" tabIndex={-1} className="staff-main">
          {children}
        </main>
        {links.length > 0 && <BottomBar links={links} />}
      </div>
    </>
  );
}

function SideLink({ to, label, icon }: AdminLink) {
  const { pathname } = useLocation();
  return (
    <Link to={to} className="staff-link" aria-current={pathname === to ? "page" : undefined}>
      <LineIcon name={icon} />
      {label}
    </Link>
  );
}

function LogoutButton() {
  const navigate = useNavigate();
  const logOut = () => {
    endSession();
    navigate(paths.login);
  };
  return (
    <button type="button" className="staff-link" onClick={logOut}>
      <LineIcon name="out" />
      Logout
    </button>
  );
}

/** The phone's bar: what is needed most, and everything else under *More*. */
function BottomBar({ links }: { links: AdminLink[] }) {
  const { pathname, key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return (
    <nav className="staff-bar" aria-label="Admin bar">
      {links
        .filter(({ short }) => short)
        .map(({ to, short, icon }) => (
          <Link key={to} to={to} aria-current={pathname === to ? "page" : undefined}>
            <LineIcon name={icon} />
            {short}
          </Link>
        ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpenAt(key)}>
        <LineIcon name="more" />
        More
      </button>
      {openAt === key && (
        <Sheet title="Admin" onClose={() => setOpenAt(undefined)}>
          {links.map((link) => (
            <SideLink key={link.to} {...link} />
          ))}
          <LogoutButton />
        </Sheet>
      )}
    </nav>
  );
}
