import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

const tones = { plain: "bg-sand2 text-ink2", good: "bg-good-bg text-good", warn: "bg-warn-bg text-warn" } as const;

interface StateLabelProps {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** The state of an item, as a word on a coloured ground. */
export function StateLabel({ tone = "plain", className, children }: StateLabelProps) {
  return (
    <span
      className={classNames(
        "state block h-fit w-fit flex-none rounded-s px-2 py-0.5 text-1 font-bold",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
