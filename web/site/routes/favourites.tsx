import { Suspense, useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useFavourites } from "#web/lib/favourites/favourites-store.ts";
import { startFavouritesSync } from "#web/lib/favourites/sync/start-favourites-sync.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { useHydrated } from "#web/lib/page/hydration/use-hydrated.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { FavouriteCard } from "#web/site/features/favourites/favourite-card.tsx";
import { PropertyCard } from "#web/site/features/listings/card/property-card.tsx";
import { PropertyCardSkeleton } from "#web/site/features/listings/card/property-card-skeleton.tsx";
import { CompareBar } from "#web/site/features/listings/compare/choice/compare-bar.tsx";
import { CompareCheckbox } from "#web/site/features/listings/compare/choice/compare-checkbox.tsx";
import { useCompareChoice } from "#web/site/features/listings/compare/choice/use-compare-choice.ts";
import { FeaturedPropertiesGrid } from "#web/site/features/listings/home/featured-properties-grid.part.tsx";
import { LazyRecentlyViewed } from "#web/site/features/listings/recently-viewed/lazy-recently-viewed.tsx";
import { phone } from "#web/site/lib/first-images/first-images.ts";
import { HeartInText } from "#web/site/ui/heart-in-text.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";

const searches = createLazyPart(() =>
  import("#web/site/features/listings/saved-searches/kept-searches.tsx").then(({ KeptSearches }) => KeptSearches),
);

const parts = [
  { path: paths.favorites, label: "Homes", title: "Saved homes" },
  { path: paths.savedSearches, label: "Searches", title: "Saved searches" },
];

/** What this browser has saved: homes and searches, each in a part of the page. */
export function Favourites() {
  const [params] = useSearchParams();
  // One page is stored for both, and it shows the homes.
  const showsSearches = useHydrated() && params.get("show") === "searches";
  const title = parts[showsSearches ? 1 : 0]?.title ?? "";
  usePageHead({ title, noindex: true });
  return (
    <>
      <div className="wrap pt-6 lg:pt-12">
        <h1>{title}</h1>
        <nav aria-label="Saved" className="tabs mt-2 mb-4">
          {parts.map(({ path, label, title: name }) => (
            <Link key={path} to={path} replace aria-current={name === title ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {showsSearches ? (
        <div className="wrap pb-12">
          <Suspense fallback={<SkeletonBar className="h-11" />}>
            <searches.Part />
          </Suspense>
        </div>
      ) : (
        <SavedHomes />
      )}
    </>
  );
}

/** Returns the classes of the list: rows on a phone; two or three columns on wider screens, without a gap where possible. */
function listLook(count: number, isPhone: boolean | undefined): string {
  if (isPhone) return "side-cards";
  return `grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 ${count === 2 || count === 4 ? "" : "lg:grid-cols-3"}`;
}

function SavedHomes() {
  const saved = useFavourites();
  const choice = useCompareChoice(saved);
  const isPhone = saved && matchMedia(phone).matches;
  // Adds homes that the visitor saved on another device.
  useEffect(startFavouritesSync, []);
  return (
    <>
      <div className={saved?.length === 0 ? "wrap" : "wrap pb-12"}>
        <p role="status" className="text-ink2 not-empty:mb-6">
          {saved && saved.length > 0 && (
            <span>{`${formatCount(saved.length, "home")} saved in this browser. You can open them without internet.`}</span>
          )}
          <span className="no-script">
            Turn on JavaScript in your browser to see your saved homes. If it is on, use a newer browser.
          </span>
        </p>
        {saved?.length === 0 && (
          <Drawing name="saved">
            <Message
              title="Nothing saved yet"
              actions={
                <ButtonLink className="max-sm:w-full" to={paths.properties}>
                  See all properties
                </ButtonLink>
              }
            >
              Press the heart <HeartInText /> on a home to save it here. You need no account.
            </Message>
          </Drawing>
        )}
        <div className={listLook(saved?.length ?? 0, isPhone)}>
          {saved?.map((property) => (
            <FavouriteCard key={property.uuid} property={property}>
              <div>
                <PropertyCard property={property} headingLevel={2} {...(isPhone && { sizes: "9rem" })} />
                <CompareCheckbox property={property} choice={choice} />
              </div>
            </FavouriteCard>
          ))}
          {!saved && [1, 2, 3].map((key) => <PropertyCardSkeleton key={key} />)}
        </div>
        <CompareBar choice={choice} />
      </div>
      <LazyRecentlyViewed excludedIds={saved?.map(({ uuid }) => uuid)} />
      {saved?.length === 0 && (
        <div className="wrap pt-4 pb-12 lg:pt-8">
          <h2 className="mb-3">Homes to start with</h2>
          <FeaturedPropertiesGrid />
        </div>
      )}
    </>
  );
}
