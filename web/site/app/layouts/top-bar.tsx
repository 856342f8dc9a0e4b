import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useFavourites } from "#web/lib/favourites/favourites-store.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ContactRow } from "#web/site/ui/contact/contact-row.tsx";
import { Brand } from "#web/ui/brand.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { ThemeToggle } from "#web/ui/theme-toggle.tsx";
import { NavLinks } from "./nav-links.tsx";

const badgeClass = classNames(
  "absolute top-0.5 right-px min-w-4 rounded-full bg-ocean px-1",
  "text-center text-[length:min(var(--text-0),16px)]/4 font-bold text-paper",
);
const summaryClass = "-mr-3 flex min-h-touch cursor-pointer list-none items-center px-3 text-1 font-bold text-press";
const panelClass = classNames(
  "wrap absolute inset-[100%_0_auto] h-[calc(100vh-60px)] overflow-auto border-y border-line bg-paper pt-2 pb-6",
  "supports-[height:1dvh]:h-[calc(100dvh-60px)]",
);

export function TopBar() {
  const saved = useFavourites()?.length;
  const { key } = useLocation();
  return (
    <header className="top-bar @container sticky top-0 z-5 border-b border-line bg-paper print:hidden">
      <div className="wrap flex min-h-15 items-center gap-1 lg:min-h-18">
        <Brand className="mr-auto text-ink" />
        <nav className="hidden flex-wrap gap-x-6 lg:mr-3 lg:flex" aria-label="Main">
          <NavLinks />
        </nav>
        <Link
          to={paths.favorites}
          className="icon-btn text-ocean"
          aria-label={`Saved homes${saved ? `, ${saved}` : ""}`}
        >
          <Icon name="heart" />
          {saved ? <b className={badgeClass}>{saved}</b> : null}
        </Link>
        <ThemeToggle />
        <Menu key={key} />
      </div>
    </header>
  );
}

/**
 * The menu of phones: a native disclosure, so it works without a script. Escape closes it; a navigation remounts it closed.
 */
function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const [Panel, setPanel] = useState<ComponentType>();
  const loadPanel = () => {
    if (menu.current?.open)
      import("../data/data-panel.tsx").then(
        (module) => setPanel(() => module.DataPanel),
        () => undefined,
      );
  };
  // The menu may be open before this code has loaded.
  useEffect(loadPanel, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={menu} className="menu lg:hidden" onKeyDown={onKeyDown} onToggle={loadPanel}>
      <summary className={summaryClass}>
        <span className="[[open]_&]:hidden">Menu</span>
        <span className="[:not([open])>summary>&]:hidden">Close</span>
      </summary>
      <nav className={panelClass} aria-label="Menu">
        <ContactRow />
        <NavLinks inMenu />
        {Panel && <Panel />}
      </nav>
    </details>
  );
}
