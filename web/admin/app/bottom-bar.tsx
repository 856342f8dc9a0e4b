import { Link, useLocation } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";
import { type AdminLink, isCurrentLink, linkGroups, toAnswer } from "./admin-links.ts";
import { CountBadge } from "./count-badge.tsx";
import { LogoutItem, NavItem } from "./nav-item.tsx";
import { useMenuSheet } from "./use-menu-sheet.ts";

const barClass =
  "admin-bar fixed inset-x-0 bottom-0 z-5 flex border-t border-line bg-raise pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden";

/** With larger text, the longest label fills its part of the bar and no more. */
const itemClass = classNames(
  "relative grid min-h-admin-bar min-w-0 flex-1 cursor-pointer content-center justify-items-center gap-[2px] border-b-3",
  "border-transparent text-[length:min(var(--text-0),3.5vw)] leading-[1.2] font-bold text-ink2",
  "aria-[current]:border-ocean aria-[current]:text-ocean",
);

/** Every other screen counts as under *More*, also one without a link, such as the outbox. */
const barPaths = [adminPaths.admin, adminPaths.inbox, adminPaths.calendar, adminPaths.listings];

interface BottomBarProps {
  links: AdminLink[];
  counts: AdminCounts;
  /** The button at its end. */
  children: Elements;
}

/** The bottom bar of a phone. *More* opens a sheet with the links that have no place in the bar. */
export function BottomBar({ links, counts, children }: BottomBarProps) {
  const location = useLocation();
  const more = useMenuSheet();
  return (
    <nav className={barClass} aria-label="Admin bar">
      <BarLink to={adminPaths.admin} icon="home" label="Home" />
      <BarLink
        to={adminPaths.inbox}
        opens={toAnswer}
        icon="inbox"
        label="Inbox"
        count="unansweredEnquiries"
        counts={counts}
      />
      <BarLink to={adminPaths.calendar} icon="calendar" label="Calendar" />
      <BarLink to={adminPaths.listings} icon="list" label="Listings" />
      <BarButton
        icon="more"
        label="More"
        isCurrent={!barPaths.some((to) => isCurrentLink(to, location))}
        onOpen={more.open}
        count="accessRequests"
        counts={counts}
      />
      {children}
      {more.isOpen && (
        <Dialog variant="sheet" title="More" onClose={more.close}>
          {linkGroups.map((group) => (
            <MoreGroup key={group} title={group} links={links.filter((link) => link.group === group)} counts={counts}>
              {group === "You" && <LogoutItem place="sheet" />}
            </MoreGroup>
          ))}
        </Dialog>
      )}
    </nav>
  );
}

/** A subject of the sheet, in two columns where they fit. */
function MoreGroup({ title, links, counts, children }: BottomBarProps & { title: string }) {
  const location = useLocation();
  if (links.length === 0) return null;
  return (
    <section className="border-b border-line py-2 last:border-b-0" aria-label={title}>
      <h3 className="text-1 text-ink2">{title}</h3>
      {/* Labels of two words fit, and a last row alone has the whole width. */}
      <div className="-mx-2 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] leading-[1.25] *:gap-2.5 *:px-2 *:last:odd:col-span-full">
        {links.map((link) => (
          <NavItem
            key={link.to}
            place="sheet"
            link={link}
            counts={counts}
            isCurrent={isCurrentLink(link.to, location)}
          />
        ))}
        {children}
      </div>
    </section>
  );
}

interface BarItem {
  icon: LineIconName;
  label: string;
  count?: keyof AdminCounts;
  counts?: AdminCounts;
}

function BarLink({ to, opens = "", ...item }: BarItem & { to: string; opens?: string }) {
  const location = useLocation();
  return (
    <Link to={to + opens} className={itemClass} aria-current={isCurrentLink(to, location) ? "page" : undefined}>
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
