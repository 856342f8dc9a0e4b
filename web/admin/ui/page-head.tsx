import { Link } from "react-router-dom";
import type { Elements } from "#web/lib/page/elements.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface PageHeadProps {
  title: string;
  /** The screen above this one, by its name. */
  back?: { label: string; to: string; state?: unknown };
  /** The one action, and the menu of the others. */
  children?: Elements;
}

/** The first line of a screen: the way back, the title, and what can be done. */
export function PageHead({ title, back, children }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-end gap-1">
      {back && (
        <Link to={back.to} state={back.state} className="icon-btn -ml-3 text-press" aria-label={back.label}>
          <Icon name="left" />
        </Link>
      )}
      <h1 className="max-w-full flex-1 py-1.5 text-4 break-words">{title}</h1>
      {children}
    </div>
  );
}
