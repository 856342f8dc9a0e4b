import { type ComponentType, useState } from "react";
import { useHydrated } from "#web/lib/page/hydration/use-hydrated.ts";
import { footerLink } from "../layouts/footer-link.tsx";

const showWhole = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: "nearest" });

/** Data saver on wide screens, which have no menu. The server leaves it out: it needs the script. */
export function FooterData() {
  const isHydrated = useHydrated();
  const [Panel, setPanel] = useState<ComponentType>();
  if (!isHydrated) return null;
  const toggle = () => {
    if (Panel) return setPanel(undefined);
    import("./data-panel.tsx").then(
      (module) => setPanel(() => module.DataPanel),
      () => undefined,
    );
  };
  return (
    <div className="max-lg:hidden">
      <button type="button" className={footerLink} aria-expanded={Panel !== undefined} onClick={toggle}>
        Data saver
      </button>
      {Panel && (
        <div ref={showWhole} className="max-w-[25rem] rounded-m bg-paper px-4 py-4 text-ink *:mt-0 *:border-t-0 *:pt-0">
          <Panel />
        </div>
      )}
    </div>
  );
}
