import { Link } from "react-router-dom";
import { classNames } from "#web/lib/page/class-names.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { ChapterSummary } from "../content/content-types.ts";

interface GuideSummaryProps {
  chapters: readonly ChapterSummary[];
  /** Path of the page with the whole guide. */
  path: string;
}

/**
 * The chapters of a guide, each with a link to the whole chapter and a sentence. Each has the anchor of its chapter. With
 * an odd number, the last one fills its row.
 */
export function GuideSummary({ chapters, path }: GuideSummaryProps) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {chapters.map(({ id, title, text }, index) => (
        <li
          key={id}
          id={id}
          className={classNames(
            "border-t border-line pt-2 pb-4",
            index % 2 === 0 && index === chapters.length - 1 && "col-span-full",
          )}
        >
          <h3>
            <Link className="flex min-h-touch items-center gap-2" to={`${path}#${id}`}>
              <span>{title}</span> <Icon name="arrow" />
            </Link>
          </h3>
          <p className="text-ink2">
            <ExactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
