import { AboutUs } from "./about-us.tsx";
import { HomeCallToAction } from "./home-call-to-action.tsx";
import { WhyUs } from "./why-us.tsx";

/** The last sections of the home page: text and links only. */
export function HomeClosing() {
  return (
    <>
      <WhyUs />
      <AboutUs />
      <HomeCallToAction />
    </>
  );
}
