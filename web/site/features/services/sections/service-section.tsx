import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";

interface ServiceSectionProps {
  id: string;
  title: string;
  /** Shown to the right of the heading. */
  more?: Elements;
  tone?: "paper" | "sand";
  children: Elements;
}

export function ServiceSection({ id, title, more, tone = "paper", children }: ServiceSectionProps) {
  return (
    <section className={classNames("py-8 lg:py-12", tone === "sand" && "bg-sand")} aria-labelledby={id}>
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id}>{title}</h2>
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}
