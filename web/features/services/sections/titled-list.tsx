import type { TitledText } from "../content/content-types.ts";

interface TitledListProps {
  items: readonly TitledText[];
  /** Number of columns on wide screens. */
  columns?: 2 | 3 | 4;
}

const grids = { 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 lg:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" };

export function TitledList({ items, columns = 2 }: TitledListProps) {
  return (
    <ul className={`mt-4 grid gap-x-8 ${grids[columns]}`}>
      {items.map(([title, text]) => (
        <li key={title} className="border-t border-line py-4">
          <h3>{title}</h3>
          <p className="mt-1 text-ink2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
