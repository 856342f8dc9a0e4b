import { useLocation } from "react-router-dom";
import type { Role } from "#contract/accounts/roles.ts";
import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { newLinksFor } from "./admin-links.ts";
import { NavItem } from "./nav-item.tsx";

const buttonClasses = {
  // Smaller with large text. A toast would cover it.
  bar: classNames(
    "absolute right-(--gutter) bottom-full mb-[12px] grid size-[clamp(44px,(100vw-16em)*99,56px)] cursor-pointer place-items-center rounded-full",
    "bg-press text-on-press ring-4 ring-paper hover:bg-press-h [&>svg]:size-[26px] [:root:has(.toast-place>*)_&]:hidden",
  ),
  head: "btn min-h-touch flex-none pr-5 pl-4",
};

interface NewButtonProps {
  /** A round button above the bar of a phone, or a usual one in the head of a desktop. */
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
