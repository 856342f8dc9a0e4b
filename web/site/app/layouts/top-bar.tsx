import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useFavourites } from "#web/lib/favourites/favourites-store.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ContactButtons } from "#web/site/ui/contact/contact-buttons.tsx";
import { Brand } from "#web/ui/brand.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { ThemeToggle } from "#web/ui/theme-toggle.tsx";
import { NavLinks } from "./nav-links.tsx";

export function TopBar() {
  const saved = useFavourites()?.length;
  const { key } = useLocation();
  return (
    <header className="top-bar">
      <div className="wrap flex min-h-15 items-center gap-1 lg:min-h-18">
        <Brand className="mr-auto" />
        <nav className="bar-nav" aria-label="Main">
          <NavLinks />
        </nav>
        <Link
          to={paths.favorites}
          className="icon-btn text-ocean"
          aria-label={`Saved homes${saved ? `, ${saved}` : ""}`}
        >
          <Icon name="heart" />
          {saved ? <b className="badge">{saved}</b> : null}
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
    <details ref={menu} className="menu" onKeyDown={onKeyDown} onToggle={loadPanel}>
      <summary>
        <span>Menu</span>
        <span>Close</span>
      </summary>
      <nav className="wrap" aria-label="Menu">
        <div className="contact-row">
          <ContactButtons isCompact />
        </div>
        <NavLinks inMenu />
        {Panel && <Panel />}
      </nav>
    </details>
  );
}
