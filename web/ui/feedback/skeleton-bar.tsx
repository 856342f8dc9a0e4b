import { classNames } from "#web/lib/page/class-names.ts";

/** A grey bar in place of text that is loading. */
export function SkeletonBar({ className }: { className?: string }) {
  return <span className={classNames("skeleton block rounded-s bg-sand2", className)} />;
}
