import { Stats } from "#web/ui/stats.tsx";

interface StatStripProps {
  stats: readonly { value: string; label: string }[];
}

/** Large numbers with labels, side by side, between two rules. */
export function StatStrip({ stats }: StatStripProps) {
  return (
    <div className="wrap pt-4">
      <Stats className="border-t" look="figures" stats={stats} />
    </div>
  );
}
