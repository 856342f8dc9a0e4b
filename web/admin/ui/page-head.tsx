import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Elements } from "#web/lib/page/elements.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

/** The space around a screen: each title has the same place. */
export const screenClass = "wrap pt-2 pb-6 lg:py-8";

interface PageHeadProps {
  title: string;
  /** The screen above this one, by its name, or what goes back to it. */
  back?: { label: string; to: string; state?: unknown } | { label: string; onClick: () => void };
  /** What the screen is for. Without it there is more room for large text. */
  lead?: ReactNode;
  /** The one action, and the menu of the others. */
  children?: Elements;
}

/** The first lines of a screen: the way back, the title, what can be done, and what it is for. */
export function PageHead({ title, back, lead, children }: PageHeadProps) {
  return (
    <div className="@container">
      <div className="flex flex-wrap items-start justify-end gap-1 @max-[13em]:justify-start lg:gap-2">
        {back && "onClick" in back && (
          <button type="button" className="icon-btn -ml-3 text-press" aria-label={back.label} onClick={back.onClick}>
            <Icon name="left" />
          </button>
        )}
        {back && "to" in back && (
          <Link to={back.to} state={back.state} className="icon-btn -ml-3 text-press" aria-label={back.label}>
            <Icon name="left" />
          </Link>
        )}
        <h1 className="max-w-full flex-1 py-1.5 text-4 break-words lg:py-0.5">{title}</h1>
        {children}
      </div>
      {lead && (
        <p className="max-w-[75ch] text-pretty text-ink2 max-lg:mt-1 max-lg:text-1 @max-[13em]:hidden">{lead}</p>
      )}
    </div>
  );
}
