import { classNames } from "#web/lib/page/class-names.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import type { TitledText } from "../content/content-types.ts";
import { ServiceThumbnail } from "./service-image.tsx";

interface TitledListProps {
  items: readonly TitledText[];
  /** Number of columns on wide screens. */
  columns?: 2 | 4;
}

const grids = { 2: "sm:grid-cols-2", 4: "sm:grid-cols-2 lg:grid-cols-4" };

export function TitledList({ items, columns = 2 }: TitledListProps) {
  return (
    <ul className={`mt-4 grid gap-x-8 ${grids[columns]}`}>
      {items.map(([title, text, image]) => (
        <li key={title} className={classNames("border-t border-line py-4", image && "flex flex-wrap gap-4 lg:block")}>
          {image && <ServiceThumbnail name={image} className="w-24 lg:w-full" sizes="(min-width: 60em) 17rem, 5rem" />}
          <div className={image && "min-w-0 grow basis-[8rem]"}>
            <h3 className={image && "lg:mt-2"}>{title}</h3>
            <p className="mt-1 text-ink2">
              <ExactText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
