import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

const rows = ["first", "second", "third"];

/** Placeholders for three rows. Hidden without a script, because nothing would replace them. */
export function ServiceRowSkeletons() {
  return rows.map((row) => (
    <li key={row} className="needs-script border-t border-line py-4" aria-hidden="true">
      <SkeletonBar className="h-6 w-3/5" />
      <SkeletonBar className="mt-1 h-5 w-2/5" />
      <SkeletonBar className="mt-1 h-11" />
    </li>
  ));
}
