import { formatNumber } from "#web/lib/format/format-values.ts";

/** A lower bound beside a choice: `12+`. */
export function MinimumCount({ count }: { count: number | undefined }) {
  return count !== undefined && <b>{formatNumber(count)}+</b>;
}
