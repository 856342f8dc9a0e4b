import type { Elements } from "#web/lib/page/elements.ts";

interface DashboardHeadProps {
  /** Id of the heading, for the `aria-labelledby` of its section. */
  id: string;
  title: string;
  /** Shown at the end of the line. */
  children?: Elements;
}

/** The heading of a section. All are equally high, so that the contents of columns start at the same height. */
export function DashboardHead({ id, title, children }: DashboardHeadProps) {
  return (
    <div className="@container">
      <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-3">
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}
