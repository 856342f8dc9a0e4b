import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import type { ChapterSummary } from "../content/content-types.ts";

interface GuideSummaryProps {
  chapters: readonly ChapterSummary[];
  /** Path of the page with the whole guide. */
  path: string;
}

/** The chapters of a guide in a sentence each, with links to the whole chapters. Each has the anchor of its chapter. */
export function GuideSummary({ chapters, path }: GuideSummaryProps) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {chapters.map(({ id, title, text }) => (
        <li key={id} id={id} className="border-t border-line py-4">
          <h3>{title}</h3>
          <p className="mt-1 text-ink2">{text}</p>
          <Link className="more" to={`${path}#${id}`}>
            Read more<span className="sr-only">: {title}</span> <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
