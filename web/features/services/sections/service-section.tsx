import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

interface ServiceSectionProps {
  id: string;
  title: string;
  /** Shown to the right of the heading. */
  more?: ReactNode;
  /** Below the heading. On wide screens, both stand beside the content. */
  lead?: string;
  /** Below the lead on wide screens. */
  action?: ReactNode;
  tone?: "paper" | "sand";
  children: ReactNode;
}

export function ServiceSection({ id, title, more, lead, action, tone = "paper", children }: ServiceSectionProps) {
  const heading = (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id}>{title}</h2>
      {more}
    </div>
  );
  return (
    <section className={classNames("py-8 lg:py-12", tone === "sand" && "bg-sand")} aria-labelledby={id}>
      <div className={classNames("wrap", lead && "gap-x-12 lg:grid lg:grid-cols-[5fr_7fr]")}>
        {lead ? (
          <div>
            {heading}
            <p className="mt-2 max-w-[46ch] text-ink2">{lead}</p>
            {action && <div className="mt-5 max-lg:hidden">{action}</div>}
          </div>
        ) : (
          heading
        )}
        {children}
      </div>
    </section>
  );
}
