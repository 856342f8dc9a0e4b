import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface CheckedListProps {
  items: readonly string[];
  /** Two columns on wide screens instead of one. */
  wide?: "sm:grid-cols-2";
}

/** One line for each item, with a tick. */
export function CheckedList({ items, wide }: CheckedListProps) {
  return (
    <ul className={classNames("mt-4 grid gap-x-8", wide)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2 border-t border-line py-3">
          <span className="mt-0.5 flex-none text-ocean">
            <Icon name="check" />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
