import type { Elements } from "#web/lib/page/elements.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import type { BookedItem } from "./booked-item.ts";

interface BookedSummaryProps {
  item: BookedItem;
  image: Elements;
}

/** What is booked: photo, title, price or licence. */
export function BookedSummary({ item, image }: BookedSummaryProps) {
  return (
    <div className="flex flex-wrap items-start gap-3 border-y border-line py-3">
      {image}
      <div className="min-w-0 grow basis-[8rem] wrap-anywhere">
        <p className="font-bold">{item.title}</p>
        {item.lines.filter(Boolean).map((line) => (
          <p key={line} className="text-1 text-ink2">
            <ExactText text={line} />
          </p>
        ))}
      </div>
    </div>
  );
}
