import { Icon } from "#web/ui/icons/icon.tsx";

/** One line for each item, with a tick; two columns on wide screens. */
export function CheckedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 grid gap-x-8 lg:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2 border-t border-line py-3">
          <span className="mt-0.5 flex-none text-ocean">
            <Icon name="check" />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
