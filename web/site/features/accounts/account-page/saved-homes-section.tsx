import { useFavourites } from "#web/lib/favourites/favourites-store.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AccountSection } from "./account-section.tsx";

export function SavedHomesSection() {
  const count = useFavourites()?.length ?? 0;
  return (
    <AccountSection id="saved" title="Saved homes">
      <ButtonLink to={paths.favorites} look="outline" className="w-full sm:w-auto">
        {count > 0 ? `See ${formatCount(count, "saved home")}` : "See saved homes"}
      </ButtonLink>
    </AccountSection>
  );
}
