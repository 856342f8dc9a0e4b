import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

const places = ["first", "second", "third"];

/** Rows that are on their way, in a row's size; without script none ever come. */
export function ServiceRowSkeletons() {
  return places.map((place) => (
    <li key={place} className="needs-script border-t border-line py-4 last:border-b" aria-hidden="true">
      <SkeletonBar className="h-6 w-3/5" />
      <SkeletonBar className="mt-1 h-5 w-2/5" />
      <SkeletonBar className="mt-1 h-11" />
    </li>
  ));
}
