import { Suspense } from "react";
import { hasChosenLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { CatalogueSlot } from "#web/site/features/listings/catalogue/catalogue-slot.tsx";
import { homePageKeys } from "#web/site/features/listings/home/featured-keys.ts";
import { FeaturedProperties } from "#web/site/features/listings/home/featured-properties.tsx";
import { HeroImage } from "#web/site/features/listings/home/hero-image.tsx";
import { HomeAreas } from "#web/site/features/listings/home/home-areas.tsx";
import { Claims } from "#web/site/features/services/company/claims.tsx";
import { ServiceTiles } from "#web/site/features/services/company/service-tiles.tsx";
import { HomeCourses } from "#web/site/features/services/service-items/home-courses.tsx";
import { HomeProfessionals } from "#web/site/features/services/service-items/home-professionals.tsx";
import { firstCoursesKey, firstProfessionalsKey } from "#web/site/features/services/service-items/service-keys.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";
import { ContactRow } from "#web/site/ui/contact/contact-row.tsx";
import { Hero } from "#web/site/ui/hero.tsx";

const search = createLazyPart(
  () => import("#web/site/features/listings/home/home-search.part.tsx").then(({ HomeSearch }) => HomeSearch),
  // Back restores the text of a search. The prices are in the options of a select.
  () => Boolean(history.state?.usr?.search) || hasChosenLiberianDollars(),
);
/** Far below the first screen. */
const closing = createLazyPart(() =>
  import("#web/site/features/services/company/home-closing.part.tsx").then(({ HomeClosing }) => HomeClosing),
);
if (import.meta.env.SSR) await Promise.all([search.preload(), closing.preload()]);

export const pageKeys: PageKeys = () => [...homePageKeys(), firstProfessionalsKey, firstCoursesKey];

export function Home() {
  usePageHead({ title: "Homes, health, driving and cleaning in Monrovia" });
  return (
    <>
      <Hero image={<HeroImage />}>
        <h1>Find your place in Monrovia</h1>
        <p className="mt-2 max-w-[40ch] text-1 text-ink2 sm:text-2">
          Homes to buy and rent, from Sinkor to Paynesville. See the price first, then call.
        </p>
        <Suspense fallback={<div className="min-h-42" />}>
          <search.Part />
        </Suspense>
      </Hero>
      <ServiceTiles />
      <ContactRow isOnPage />
      <FeaturedProperties />
      <div className="wrap">
        <CatalogueSlot />
      </div>
      <HomeAreas />
      <Claims />
      <div className="wrap grid gap-12 py-12 lg:grid-cols-2 lg:py-18">
        <HomeProfessionals />
        <HomeCourses />
      </div>
      <Suspense>
        <closing.Part />
      </Suspense>
    </>
  );
}
