import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface GuideLayoutProps {
  anchors: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** A long text with its table of contents: a narrow, quiet sidebar on wide screens, a list above the text on phones. */
export function GuideLayout({ anchors, children }: GuideLayoutProps) {
  return (
    <div className="wrap grid gap-x-12 gap-y-8 pt-4 pb-8 lg:grid-cols-[10rem_minmax(0,1fr)] lg:py-12">
      <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
        <p className="mb-2 text-1 font-bold text-ink2">On this page</p>
        <ul className="grid gap-x-6 border-b border-line sm:grid-cols-2 lg:grid-cols-1">
          {anchors.map(({ id, title }) => (
            <li key={id} className="border-t border-line">
              <Link to={`#${id}`} className="flex min-h-touch items-center py-1 text-1 leading-tight text-press">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}
