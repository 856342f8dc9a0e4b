import { useSite } from "#web/lib/page/site-context.ts";

/**
 * Returns a function that formats a rating, such as "4.8 of 5"; it returns undefined for an item without a rating, and for
 * all items while the owner hides the ratings.
 */
export function useRatingText(): (rating: number) => string | undefined {
  const { shown } = useSite();
  return (rating) => (shown.ratings && rating > 0 ? `${rating} of 5` : undefined);
}
