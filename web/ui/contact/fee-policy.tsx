import { classNames } from "#web/lib/page/class-names.ts";
import { useSite } from "#web/lib/page/site-context.ts";

/** The owner's line about fees, beside contacts. Nothing if the owner emptied it. */
export function FeePolicy({ className }: { className?: string }) {
  const { fee_policy } = useSite();
  return fee_policy ? <p className={classNames("text-1 text-ink2", className)}>{fee_policy}</p> : null;
}
