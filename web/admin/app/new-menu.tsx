import { useLocation } from "react-router-dom";
import type { Role } from "#contract/accounts/roles.ts";
import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { newLinksFor } from "./admin-links.ts";
import { NavItem } from "./nav-item.tsx";

const buttonClasses = {
  bar: "mr-1.5 grid size-control flex-none cursor-pointer place-items-center self-center rounded-full bg-press text-on-press hover:bg-press-h [&>svg]:size-[24px]",
  head: "btn btn-outline min-h-touch flex-none pr-5 pl-4",
};

interface NewButtonProps {
  /** A round button at the end of the bar of a phone, or in the head of a desktop, where the main button is that of the screen. */
  place: keyof typeof buttonClasses;
  onOpen: () => void;
}

/** The button *New*: opens the sheet. */
export const NewButton = ({ place, onOpen }: NewButtonProps) => (
  <button type="button" className={buttonClasses[place]} aria-haspopup="dialog" onClick={onOpen}>
    <LineIcon name="plus" />
    <span className={place === "bar" ? "sr-only" : undefined}>New</span>
  </button>
);

interface NewSheetProps {
  role: Role;
  counts: AdminCounts;
  onClose: () => void;
}

/** The sheet with all that the role may add. */
export function NewSheet({ role, counts, onClose }: NewSheetProps) {
  const { pathname, search, state } = useLocation();
  return (
    <Dialog variant="sheet" title="New" onClose={onClose}>
      <div className="-mx-3 pt-2">
        {newLinksFor(role).map((link) => {
          // A form opens over what its screen shows.
          const isHere = link.to === `${pathname}?new`;
          const to = isHere && search ? `${pathname}${search}&new` : link.to;
          const kept = isHere ? { ...state, ...preserveScroll } : undefined;
          return <NavItem key={link.to} place="sheet" link={{ ...link, to }} state={kept} counts={counts} />;
        })}
      </div>
    </Dialog>
  );
}
