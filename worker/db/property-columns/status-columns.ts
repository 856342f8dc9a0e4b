/**
 * SQL expression of the status. `closed_status` says more about a property that is not available, so that
 * `is_available` and the status never disagree, whichever of them is written.
 */
export const statusSql = "CASE WHEN is_available = 1 THEN 'available' ELSE coalesce(closed_status, 'unavailable') END";

/** SQL expression: whether the property was sold or let. */
export const isGoneSql = "(is_available = 0 AND coalesce(closed_status, '') IN ('sold', 'let'))";

/** SQL expression: whether visitors can open the page. */
export const hasPageSql = "(published = 1 AND deleted_at IS NULL)";

/** SQL expression: whether visitors find it in lists. */
export const liveSql = "(published = 1 AND deleted_at IS NULL AND off_list = 0)";

/** SQL expression: whether the agency has to confirm it from time to time. */
export const onOfferSql =
  "(published = 1 AND deleted_at IS NULL AND (is_available = 1 OR coalesce(closed_status, '') = 'under_offer'))";

/** SQL expression: since when the period counts after which the property leaves the lists. */
export const offListFromSql = `CASE WHEN ${isGoneSql} THEN status_changed_at ELSE unconfirmed_since END`;
