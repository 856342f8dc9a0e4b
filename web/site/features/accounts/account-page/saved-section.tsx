import { useFavourites } from "#web/lib/favourites/favourites-store.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AccountSection } from "./account-section.tsx";

export function SavedSection() {
  const count = useFavourites()?.length ?? 0;
  return (
    <AccountSection id="saved" title="Saved homes and searches">
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.favorites} look="outline" className="max-sm:w-full">
          {count > 0 ? `See ${formatCount(count, "saved home")}` : "See saved homes"}
        </ButtonLink>
        <ButtonLink to={paths.savedSearches} look="outline" className="max-sm:w-full">
          See saved searches
        </ButtonLink>
      </div>
    </AccountSection>
  );
}
