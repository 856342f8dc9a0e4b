import { Stats } from "#web/ui/stats.tsx";

interface StatStripProps {
  stats: readonly { value: string; label: string }[];
}

/** Large numbers with labels, side by side. No rule above them, because what precedes them has an edge of its own. */
export function StatStrip({ stats }: StatStripProps) {
  return (
    <div className="wrap pt-4">
      <Stats look="figures" stats={stats} />
    </div>
  );
}
