import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";
import type { AdminLink } from "./admin-links.ts";
import { CountBadge } from "./count-badge.tsx";
import { LogoutItem, NavItem } from "./nav-item.tsx";

const barClass =
  "admin-bar fixed inset-x-0 bottom-0 z-5 flex border-t border-line bg-raise pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden";

/** With larger text, the longest label fills its fifth of the bar and no more. */
const itemClass = classNames(
  "relative grid min-h-admin-bar min-w-0 flex-1 cursor-pointer content-center justify-items-center gap-[2px] border-t-3",
  "border-transparent text-[length:min(var(--text-1),4.4vw)] leading-[1.2] font-bold text-ink2",
  "aria-[current]:border-ocean aria-[current]:text-ocean",
);

interface BottomBarProps {
  links: AdminLink[];
  counts: AdminCounts;
}

/** The bottom bar of a phone. *Add* and *More* open sheets with the links that have no place in the bar. */
export function BottomBar({ links, counts }: BottomBarProps) {
  const { pathname, key } = useLocation();
  const [opened, setOpened] = useState<{ sheet: "add" | "more"; at: string }>();
  // A sheet closes when the location changes.
  const sheet = opened?.at === key ? opened.sheet : undefined;
  const addLinks = links.filter(({ place }) => place === "add");
  const moreLinks = links.filter(({ place }) => place === undefined);
  const open = (name: "add" | "more") => setOpened({ sheet: name, at: key });
  const close = () => setOpened(undefined);
  return (
    <nav className={barClass} aria-label="Admin bar">
      <BarLink to={adminPaths.admin} icon="home" label="Home" />
      <BarLink to={adminPaths.listings} icon="list" label="Listings" />
      <BarButton icon="plus" label="Add" onOpen={() => open("add")} />
      <BarLink to={adminPaths.inbox} icon="inbox" label="Inbox" count="unansweredEnquiries" counts={counts} />
      <BarButton
        icon="more"
        label="More"
        isCurrent={moreLinks.some(({ to }) => to === pathname)}
        onOpen={() => open("more")}
        count="accessRequests"
        counts={counts}
      />
      {sheet === "add" && (
        <Dialog variant="sheet" title="Add a listing" onClose={close}>
          <NavItems links={addLinks} counts={counts} />
        </Dialog>
      )}
      {sheet === "more" && (
        <Dialog variant="sheet" title="More" onClose={close}>
          <NavItems links={moreLinks} counts={counts} />
          <LogoutItem place="sheet" />
        </Dialog>
      )}
    </nav>
  );
}

function NavItems({ links, counts }: BottomBarProps) {
  return links.map((link) => <NavItem key={link.to} place="sheet" link={link} counts={counts} />);
}

interface BarItem {
  icon: LineIconName;
  label: string;
  count?: keyof AdminCounts;
  counts?: AdminCounts;
}

function BarLink({ to, ...item }: BarItem & { to: string }) {
  const { pathname } = useLocation();
  return (
    <Link to={to} className={itemClass} aria-current={pathname === to ? "page" : undefined}>
      <BarItemContent {...item} />
    </Link>
  );
}

interface BarButtonProps extends BarItem {
  /** Whether its sheet has the link of the current page. */
  isCurrent?: boolean;
  onOpen: () => void;
}

function BarButton({ isCurrent, onOpen, ...item }: BarButtonProps) {
  return (
    <button
      type="button"
      // The dots have the weight of the other icons.
      className={item.icon === "more" ? `${itemClass} [&>svg]:stroke-[3.5]` : itemClass}
      aria-haspopup="dialog"
      aria-current={isCurrent || undefined}
      onClick={onOpen}
    >
      <BarItemContent {...item} />
    </button>
  );
}

function BarItemContent({ icon, label, count, counts }: BarItem) {
  return (
    <>
      <LineIcon name={icon} />
      <span>{label}</span>
      {count && counts && <CountBadge place="bar" name={count} counts={counts} />}
    </>
  );
}
