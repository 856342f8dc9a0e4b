import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

interface FoldProps {
  title: string;
  /** What is set now, in at most two lines. */
  summary: string;
  /** It is open at first, and when this becomes true. */
  isOpen?: boolean;
  /** Whether something in it has to be corrected: the line says so while it is folded. */
  hasProblem?: boolean;
  /** Within a section, which has a heading of its own. */
  isInner?: boolean;
  children: ReactNode;
}

/** A part of a form: a line that says what is set, and opens it. `useFocusInvalid` opens it when something in it is invalid. */
export function Fold({ title, summary, isOpen = false, hasProblem = false, isInner = false, children }: FoldProps) {
  const Title = isInner ? "h3" : "h2";
  return (
    <details className="border-t border-line" open={isOpen || undefined}>
      <summary className="fold min-h-15 py-2">
        <div className={classNames("min-w-0 flex-1", !isInner && "sm:flex sm:items-baseline sm:gap-4")}>
          <Title className={isInner ? "font-sans text-2 font-bold" : "text-3 sm:w-[14rem] sm:flex-none"}>{title}</Title>
          <p
            className={classNames("line-clamp-2 text-1 text-balance", hasProblem ? "font-bold text-bad" : "text-ink2")}
          >
            {hasProblem ? "Something here has to be corrected" : summary}
          </p>
        </div>
      </summary>
      <div className="grid gap-4 pt-2 pb-6">{children}</div>
    </details>
  );
}
