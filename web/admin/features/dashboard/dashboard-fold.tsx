import type { Elements } from "#web/lib/page/elements.ts";

interface DashboardFoldProps {
  title: string;
  onToggle: (isOpen: boolean) => void;
  children: Elements;
}

/** A part of the dashboard that is folded. Two of them share a line. */
export function DashboardFold({ title, onToggle, children }: DashboardFoldProps) {
  return (
    <details
      className="border-y border-line open:pb-4 [details+&]:-mt-[21px]"
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="fold min-h-control justify-between">
        <h2 className="text-3">{title}</h2>
      </summary>
      {children}
    </details>
  );
}
