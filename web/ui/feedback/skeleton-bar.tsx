import { classNames } from "#web/lib/page/class-names.ts";

/** A grey bar in the place and size of text that is on its way. */
export function SkeletonBar({ className }: { className?: string }) {
  return <span className={classNames("skeleton", className)} />;
}
