/**
 * SQL expression of the status. `unavailable_reason` says more about a property that is not available, so that
 * `is_available` and the status never disagree, whichever of them is written.
 */
export const statusSql =
  "CASE WHEN is_available = 1 THEN 'available' ELSE coalesce(unavailable_reason, 'unavailable') END";

/** SQL expression: whether the property was sold or let. */
export const isClosedSql = "(is_available = 0 AND coalesce(unavailable_reason, '') IN ('sold', 'let'))";

/** SQL expression: whether visitors can open the page. */
export const isViewableSql = "(published = 1 AND deleted_at IS NULL)";

/** SQL expression: whether visitors find it in lists. */
export const isListedSql = "(published = 1 AND deleted_at IS NULL AND is_delisted = 0)";

/** SQL expression: whether the agency has to confirm it from time to time. */
export const isOnMarketSql =
  "(published = 1 AND deleted_at IS NULL AND (is_available = 1 OR coalesce(unavailable_reason, '') = 'under_offer'))";

/** SQL expression: since when the period counts after which the property leaves the lists. */
export const delistedFromSql = `CASE WHEN ${isClosedSql} THEN status_changed_at ELSE unconfirmed_since END`;
