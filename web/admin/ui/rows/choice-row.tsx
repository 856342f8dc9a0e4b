import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface ChoiceRowProps {
  title: string;
  /** At the end of the title's line, such as a time. */
  aside?: string;
  detail: string;
  /** How the text begins, on at most two lines. A screen that is wide shows the whole text beside the list. */
  start: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A row of a list whose chosen item is shown beside it, or alone on a phone. */
export function ChoiceRow({ title, aside, detail, start, isChosen, onChoose }: ChoiceRowProps) {
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={classNames(
          "grid min-h-touch w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 cursor-pointer px-3 py-2 lg:border-l-3 text-left wrap-anywhere",
          isChosen ? "border-ocean bg-sand" : "border-transparent max-lg:px-0",
        )}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="flex-[1_1_8rem] font-bold">{title}</b>
          {aside && <small className="text-1 whitespace-nowrap text-ink2">{aside}</small>}
        </span>
        <span className="col-start-1 text-1 text-ink2">{detail}</span>
        <span aria-hidden="true" className="col-start-1 line-clamp-2 text-1 text-ink2 lg:hidden">
          {start}
        </span>
        <span className="col-start-2 row-span-3 row-start-1 -mr-1.5 text-press lg:hidden">
          <Icon name="right" />
        </span>
      </button>
    </li>
  );
}
