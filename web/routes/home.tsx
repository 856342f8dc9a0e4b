import { FeaturedHomes } from "#web/features/properties/featured-homes.tsx";
import { HomeSearch } from "#web/features/properties/home-search.tsx";
import { AboutUs } from "#web/features/services/about-us.tsx";
import { Claims } from "#web/features/services/claims.tsx";
import { ClosingCall } from "#web/features/services/closing-call.tsx";
import { HomeCourses } from "#web/features/services/offers/home-courses.tsx";
import { HomeDoctors } from "#web/features/services/offers/home-doctors.tsx";
import { ServiceTiles } from "#web/features/services/service-tiles.tsx";
import { WhyUs } from "#web/features/services/why-us.tsx";
import { usePageHead } from "#web/lib/page-head.ts";

export function Home() {
  usePageHead({ title: "Homes, health, driving and cleaning in Monrovia", image: "/art/hero-1280.webp" });
  return (
    <>
      <section className="hero">
        <img
          className="hero-picture"
          src="/art/hero-800.webp"
          srcSet="/art/hero-480.webp 480w, /art/hero-800.webp 800w, /art/hero-1280.webp 1280w"
          sizes="(min-width: 60em) 48vw, 66vw"
          width="1280"
          height="960"
          fetchPriority="high"
          alt="Cream two-storey villa with a red hipped roof above the beach at dawn"
        />
        <div className="wrap">
          <div className="hero-copy">
            <h1>Find your place in Monrovia</h1>
            <p className="mt-2 max-w-[40ch] text-1 text-ink2 sm:text-2">
              Homes to buy and rent, from Sinkor to Paynesville. See the price first, then call.
            </p>
            <HomeSearch />
          </div>
        </div>
      </section>
      <ServiceTiles />
      <FeaturedHomes />
      <Claims />
      <div className="wrap grid gap-12 py-12 lg:grid-cols-2 lg:py-18">
        <HomeDoctors />
        <HomeCourses />
      </div>
      <WhyUs />
      <AboutUs />
      <ClosingCall />
    </>
  );
}
